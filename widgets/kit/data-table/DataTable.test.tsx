import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { DataTable } from './DataTable.tsx';

it('is a table with a name, column headers and a name for each row', async () => {
  const { container } = render(
    <DataTable
      caption="Payment history"
      isCaptionHidden
      columns={[
        { key: 'date', label: 'Date' },
        { key: 'status', label: 'Status' },
        { key: 'amount', label: 'Amount', align: 'figures' },
      ]}
      rows={[{ key: '1', cells: { date: 'November 3, 2026', status: 'Successful', amount: '$84.10' } }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Payment history' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Date', 'Status', 'Amount']);
  expect(within(table).getByRole('row', { name: /November 3, 2026/ })).toBeDefined();
  expect(within(table).getByRole('cell', { name: '$84.10' })).toBeDefined();
  await expectNoAxeFindings(container);
});

it('has a button for each row on phones that says which row it opens', () => {
  render(
    <DataTable
      caption="Payment history"
      columns={[
        { key: 'date', label: 'Date' },
        { key: 'status', label: 'Status', isLater: true },
      ]}
      rows={[
        { key: '1', cells: { date: 'November 3', status: 'Successful' } },
        { key: '2', cells: { date: 'October 3', status: 'Successful' } },
      ]}
      moreLabel="More"
      lessLabel="Less"
    />,
  );
  expect(screen.getByRole('button', { name: 'More November 3', hidden: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'More October 3', hidden: true })).toBeDefined();
});
