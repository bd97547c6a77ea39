import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { runDuePayments } from '../payment/index.ts';
import { readLatestPaymentId, toLatestPaymentId } from './latestPayment.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());

it.each([
  ['as accepted', null, false],
  ['as taken', 7, true],
])('a payment that is told %s is known so', (_, scheduledNumber, isTaken) => {
  const id = randomUUID();
  expect(readLatestPaymentId(toLatestPaymentId({ id, scheduledNumber }))).toEqual({ id, isTaken });
});

it('a page that knew a payment as scheduled knows nothing of what was paid until that was taken', async () => {
  const maria = await desk.meet('maria');
  const { paymentId: scheduled = '' } = await desk.pay(maria, { amount: 5000, paymentDate: '2026-12-09' });
  const { latestKnownPaymentId } = await desk.request(maria);
  const { paymentId } = await desk.pay(maria, { amount: 1000 });
  desk.clock.freeze(new Date(testNow.getTime() + 15 * 86_400_000), maria.caller.session.accountId);
  await runDuePayments(desk.services);
  const late = desk.pay(maria, { amount: 2410, latestKnownPaymentId, besides: [scheduled] });
  await expect(late).rejects.toMatchObject({
    code: 'POSSIBLE_DUPLICATE',
    details: { paymentIds: [paymentId], amount: 1000 },
  });
});
