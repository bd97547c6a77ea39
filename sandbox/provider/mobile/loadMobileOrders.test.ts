import { afterAll, expect, it } from 'vitest';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { loadStreamingLedger, loadTransactions } from '../statement/index.ts';
import { loadMobileOrders } from './index.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

it('BL-ENT-046: an order says what it comes to, and adds up', async () => {
  const { caller } = await desk.meet('hannah');
  const [order] = await loadMobileOrders(database, caller.customer);
  expect(order).toMatchObject({
    orderNumber: '10482',
    shipment: 'SHIPPED',
    confirmationCode: expect.stringMatching(/^MO\d{8}$/),
    numberEnding: expect.stringMatching(/^\d{4}$/),
    subtotal: 65_998,
    shipping: 599,
    taxesAndFees: 1245,
    total: 67_842,
    charged: 7842,
    financed: 60_000,
    method: { type: 'VISA', lastFour: '4242' },
  });
});

it('BL-TXN-006: orders are those of the account alone', async () => {
  const [hannah, carlos] = [await desk.meet('hannah'), await desk.meet('carlos')];
  const numbers = async ({ caller }: typeof hannah) =>
    (await loadMobileOrders(database, caller.customer)).map(({ orderNumber }) => orderNumber);
  expect([await numbers(hannah), await numbers(carlos)]).toEqual([['10482'], ['10233']]);
});

it('BL-MOB-003: what was paid for an order is a payment of mobile and leaves the bill as it is, and so does its refund', async () => {
  const customer = await desk.meet('hannah');
  const mobile = (await loadTransactions(services, customer.caller.customer)).filter(
    ({ area }) => area === 'MOBILE',
  );
  const order = { orderNumber: '10482' };
  const method = { type: 'VISA', lastFour: '4242' };
  expect(mobile).toMatchObject([
    { kind: 'REFUND', amount: 2999, date: '2026-11-29', status: 'SUCCESSFUL', order, method },
    { kind: 'PAYMENT', amount: -7842, date: '2026-11-22', status: 'SUCCESSFUL', order, method },
  ]);
});

it('BL-STR-001: the ledger of streaming has what moved its balance, the newest first', async () => {
  const { caller } = await desk.meet('hannah');
  expect(await loadStreamingLedger(services, caller.customer)).toMatchObject([
    { kind: 'CHARGE', date: '2026-11-29', amount: 1999, balanceAfter: 1999 },
    { kind: 'PAYMENT', amount: -1999, balanceAfter: 0, method: { lastFour: '4242' } },
    { kind: 'CHARGE', amount: 1999, balanceAfter: 1999, method: undefined },
  ]);
  const wanda = await desk.meet('wanda');
  expect(await loadStreamingLedger(services, wanda.caller.customer)).toEqual([]);
});
