import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { deviceBalances, mobileTransactions, orderLines } from './mobile.ts';

const payment = {
  id: 't-1',
  area: 'MOBILE',
  date: '2026-11-22',
  kind: 'PAYMENT',
  status: 'SUCCESSFUL',
  channel: 'ONLINE',
  method: { type: 'VISA', lastFour: '4242' },
  amount: -7842,
  order: { id: 'o-1', orderNumber: '10482' },
};

it('BL-MOB-003: what was paid to mobile is positive, what was paid back negative, and nothing else is listed', async () => {
  const transactions = [
    { ...payment, id: 't-3', kind: 'REFUND', amount: 2999 },
    payment,
    { ...payment, id: 't-2', kind: 'CREDIT' },
    { ...payment, id: 't-4', area: 'CORE' },
  ];
  expect(await ask(mobileTransactions, { transactions })).toMatchObject([
    { id: 't-3', kind: 'REFUND', amount: -2999, hasOrder: true, order: 'o-1', orderNumber: '10482' },
    { id: 't-1', kind: 'PAYMENT', amount: 7842, method: 'VISA', lastFour: '4242', channel: 'ONLINE' },
  ]);
});

it('what was paid in a store without a card was cash, and leads to no order', async () => {
  const transactions = [{ ...payment, channel: 'IN_STORE', method: null, amount: null, order: null }];
  expect(await ask(mobileTransactions, { transactions })).toMatchObject([
    { method: 'CASH', amount: undefined, hasOrder: false },
  ]);
});

it.each([
  [9999, 9998, 'PAYING', true, 'ELIGIBLE'],
  [9999, 9999, 'PROCESSING', false, undefined],
  [0, 0, 'PAID_IN_FULL', false, undefined],
])(
  'BL-DEV-007, BL-DEV-008: of a device with %i cents left, %i of them being processed, customers are told %s',
  async (remaining, pending, state, upgradeEligible, upgrade) => {
    const device = {
      id: 'd-1',
      name: 'Noa',
      paidInstallments: 9,
      totalInstallments: 24,
      remaining,
      pending,
      upgradeEligible,
    };
    const [shown] = await ask(deviceBalances, { deviceBalances: [device] });
    expect(shown).toMatchObject({ paid: 9, total: 24, remaining, state });
    expect(shown).toHaveProperty('upgrade', upgrade);
  },
);

it('BL-TXN-006: the lines are those of the order that is looked at', async () => {
  const line = { id: 'l', description: 'Tablet case', quantity: 2, price: 5998, monthly: null };
  const mobileOrders = [
    { id: 'o-1', lines: [line] },
    { id: 'o-2', lines: [{ ...line, id: 'other' }] },
  ];
  expect(await ask(orderLines, { mobileOrders })).toMatchObject([{ id: 'l', quantity: 2 }]);
});

function ask(source: typeof deviceBalances | typeof mobileTransactions | typeof orderLines, data: object) {
  const call = { first: undefined, input: (name: string) => (name === 'order' ? 'o-1' : 'en') };
  return source(call, fakeServices({ fetch: () => Promise.resolve(Response.json({ data })) }));
}
