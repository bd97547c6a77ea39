import { afterAll, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { cancelScheduledPayment } from './cancelScheduledPayment.ts';
import { createPayment } from './createPayment.ts';
import { loadPaymentHistory, loadPaymentsInFlight } from './loadPayments.ts';
import { resolveLeftInFlight, runDuePayments } from './unfinishedWork.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());

it('everybody on the account sees what is in flight, in the order of acceptance, and who else sent it', async () => {
  const maria = await desk.meet('maria');
  const diego = await desk.meetWith(maria, 'diego');
  const ben = await desk.meet('ben');
  const seenBy = ({ caller }: TestCustomer) => loadPaymentsInFlight(desk.database, caller, billOf(maria));
  const [first, second] = [await send(maria, 1500), await send(diego, 2500, '2026-12-09')];
  expect(await seenBy(maria)).toEqual([
    { id: first, ...sent, amount: 1500, paymentDate: '2026-12-01', payer: null },
    { id: second, ...sent, amount: 2500, paymentDate: '2026-12-09', payer: 'Diego' },
  ]);
  expect((await seenBy(diego)).map(({ payer }) => payer)).toEqual(['María', null]);
  expect(await loadPaymentsInFlight(desk.database, ben.caller, billOf(ben))).toEqual([]);
  await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  expect(await seenBy(maria)).toEqual([]);

  async function send(customer: TestCustomer, amount: number, paymentDate?: string): Promise<string> {
    const besides = (await seenBy(customer)).map(({ id }) => id);
    const later = paymentDate === undefined ? {} : { paymentDate };
    const request = await desk.request(customer, { amount, besides, ...later });
    const lost = createPayment(desk.servicesThat('no-answer'), customer.caller, request);
    await expect(lost).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const { id } = await desk.database
      .selectFrom('payment')
      .select('id')
      .where('accountId', '=', customer.caller.session.accountId)
      .where('idempotencyKey', '=', request.idempotencyKey)
      .executeTakeFirstOrThrow();
    return id;
  }
});

it('the history has what was cancelled, and what failed after it was scheduled; not what was declined at once', async () => {
  const zoe = await desk.meet('zoe');
  const history = async () =>
    (await loadPaymentHistory(desk.database, zoe.area.id, 10)).map(({ id, state }) => [id, state]);
  const before = await history();
  const declining = desk.servicesThat('decline');
  await createPayment(declining, zoe.caller, await desk.request(zoe));
  const scheduled = await desk.pay(zoe, { paymentDate: '2026-12-05', amount: 1200 });
  const cancelled = await desk.pay(zoe, { paymentDate: '2026-12-20', amount: 1100 });
  const paymentId = cancelled.paymentId ?? '';
  await cancelScheduledPayment(desk.database, zoe.caller, {
    idempotencyKey: 'cancel-the-payment',
    paymentId,
  });
  expect(await history()).toEqual([[paymentId, 'cancelled'], ...before]);
  desk.clock.freeze(new Date(testNow.getTime() + 5 * 24 * 60 * 60_000), zoe.caller.session.accountId);
  await runDuePayments(declining);
  expect(await history()).toEqual([[paymentId, 'cancelled'], [scheduled.paymentId, 'declined'], ...before]);
});

const sent = { state: 'in-flight', acceptedAt: testNow };

function billOf({ area }: TestCustomer) {
  return { billingAccountId: area.id, paysFor: null };
}
