import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget } from '../../testing/index.ts';

const long = 'a long list with a search and a period';

interface LongList {
  PaymentHistory: { billingAccounts: [{ payments: Record<string, unknown>[] }] };
}

async function many() {
  const example = exampleOf('content/table', long);
  const graph = structuredClone(example.graph) as unknown as LongList;
  const [account] = graph.PaymentHistory.billingAccounts;
  const [one] = account.payments;
  account.payments = Array.from({ length: 12 }, (_, index) => ({
    ...one,
    id: `many-${index}`,
    confirmationNumber: `NL-20261${100 + index}`,
    paymentDate: `2026-10-${String(28 - index).padStart(2, '0')}`,
    amount: 1000 + ((index * 37) % 100),
  }));
  const staged = await stageWidget('content/table', { ...example, graph } as never, { packs });
  fireEvent.click(within(staged.root).getByRole('button', { name: 'Show more' }));
  return staged;
}

it('who types in the search box after "Show more" keeps the focus there', async () => {
  const { root } = await many();
  const box = within(root).getByRole<HTMLInputElement>('searchbox');
  box.focus();
  fireEvent.change(box, { target: { value: 'nl' } });
  await settled(root);
  expect(document.activeElement).toBe(box);
});

it('who sorts after "Show more" keeps the focus at the header', async () => {
  const { root } = await many();
  const head = within(root).getByRole('button', { name: /Amount/ });
  head.focus();
  fireEvent.click(head);
  await settled(root);
  expect(document.activeElement).toBe(head);
});

it('who filters after "Show more" keeps the focus at the choice', async () => {
  const { root } = await many();
  const select = within(root).getByRole('combobox', { name: 'Date' });
  select.focus();
  fireEvent.change(select, { target: { value: 'last-month' } });
  await settled(root);
  expect(document.activeElement).toBe(select);
});
