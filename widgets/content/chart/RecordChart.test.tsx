import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

const usual = 'the one that is looked at beside others';

it('BL-STM-015: is the table of what it draws, and marks the one that is looked at', async () => {
  const { table } = await stage(usual);
  expect(rowsOf(table)).toEqual([
    ['11/13/26', '$109.99'],
    ['10/14/26', '$97.49'],
    ['09/13/26', '$0.00'],
  ]);
  expect(within(table).getAllByRole('columnheader').map(textOf)).toEqual([
    'Statement date',
    'Current charges',
  ]);
  expect([...table.querySelectorAll('[aria-current]')].map(textOf)).toEqual(['11/13/26$109.99']);
});

it('draws bars in proportion, and nothing as a line', async () => {
  const { table } = await stage(usual);
  expect(barsOf(table)).toEqual([
    [0, 100],
    [0, 88.6],
    [0, 0.5],
  ]);
});

it('what is less than nothing goes the other way, from where all begin', async () => {
  const { table } = await stage('less than nothing, and long figures', 'es');
  expect(barsOf(table)).toEqual([
    [0, 0.5],
    [0.4, 99.6],
  ]);
  expect(rowsOf(table)[1]).toEqual(['10/14/26', '$1,234,567.89']);
});

it('says what the record says where there is nothing to draw', async () => {
  const { root } = await stageWidget('content/chart', exampleOf('content/chart', 'none'), { packs });
  expect(root.textContent).toBe('No statements to show here.');
});

async function stage(name: string, language = 'en') {
  const { root } = await stageWidget('content/chart', exampleOf('content/chart', name), { packs, language });
  return { table: within(root).getByRole('table') };
}

function rowsOf(table: HTMLElement): string[][] {
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(textOf),
  );
}

function textOf({ textContent }: Element): string {
  return textContent;
}

/** Start and length of each bar, in hundredths of the width. */
function barsOf(table: HTMLElement): number[][] {
  return [...table.querySelectorAll('rect')].map((bar) =>
    ['x', 'width'].map((name) => Math.round(Number(bar.getAttribute(name)) * 10) / 10),
  );
}
