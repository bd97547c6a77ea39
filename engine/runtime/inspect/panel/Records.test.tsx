import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '../../../core/site/index.ts';
import { manifestSetOf } from '../../../core/testing/index.ts';
import type { AskedList } from '../../facts/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { Records } from './Records.tsx';

it('shows of each list its source, how it stands and how old it is, and nothing of what stands in it', () => {
  const items = [{ id: 'l-1', title: 'Emma' }];
  show([
    {
      query: { record: 'loan', input: { card: '42' } },
      shown: { state: 'ready', items, isOld: true },
      answeredAt: -3000,
    },
    {
      query: { record: 'loan', input: {}, first: 5 },
      shown: { state: 'failed', items: [], isOld: false },
    },
  ]);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...within(row).queryAllByRole('cell')].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['1 thing; asking again has failed', '3 s ago'],
    ['failed', ''],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'loanlibrary/loans',
    'loanlibrary/loans, the first 5',
  ]);
  expect(document.body.textContent).not.toMatch(/Emma|42/);
});

it('says that none has been asked for', () => {
  show([]);
  expect(screen.getByText('No list has been asked for yet.')).toBeDefined();
});

const nothing = (): undefined => undefined;

function show(lists: readonly AskedList[]): void {
  const records = {
    all: () => lists,
    list: () => ({ state: 'waiting', items: [], isOld: false }) as const,
    ask: nothing,
    askAnew: nothing,
    refresh: () => Promise.resolve(),
    askAhead: nothing,
    takeOver: () => undefined,
    forgetAhead: nothing,
    forgetFailures: nothing,
    subscribe: () => nothing,
  };
  const ports = fakePorts();
  render(
    <Records portal={{ site, records, ports: { ...ports, clock: { ...ports.clock, now: () => 0 } } }} />,
  );
}

const site = openSite(
  manifestSetOf({
    record: {
      loan: {
        key: 'id',
        empty: 'library:noLoans',
        many: { from: 'library/loans', whole: 3 },
        fields: { id: { type: 'id' } },
        samples: {},
      },
    },
  }),
  { environment: 'PROD' },
);
