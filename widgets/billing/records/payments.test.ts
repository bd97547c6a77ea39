import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { payments } from './payments.ts';

const payment = (id: string, paymentDate: string) => ({
  id,
  paymentDate,
  entryDate: paymentDate,
  method: null,
  channel: 'ONLINE',
  status: 'SUCCESSFUL',
  confirmationNumber: null,
  amount: 100,
});

const bills = [
  {
    area: 'CORE',
    scheduledPayments: [payment('c-2', '2026-12-01')],
    payments: [payment('c-1', '2026-10-01')],
  },
  { area: 'MOBILE', scheduledPayments: [], payments: [payment('m-1', '2026-11-01')] },
];

it('BL-ENT-014, BL-LND-005: payments of all bills stand in one list, the latest first, each with its bill', async () => {
  expect((await read()).map(({ id, area }) => `${id} ${area}`)).toEqual([
    'c-2 CORE',
    'm-1 MOBILE',
    'c-1 CORE',
  ]);
});

it('where only so many are asked for, they are the latest of all bills', async () => {
  expect((await read(2)).map(({ id }) => id)).toEqual(['c-2', 'm-1']);
});

async function read(first?: number) {
  const services = fakeServices({
    fetch: () => Promise.resolve(Response.json({ data: { billingAccounts: bills } })),
  });
  return payments({ first, input: () => '' }, services);
}
