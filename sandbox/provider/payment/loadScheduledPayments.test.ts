import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { cancelScheduledPayment } from './cancelScheduledPayment.ts';
import { createPayment } from './createPayment.ts';
import { loadScheduledPayments } from './loadScheduledPayments.ts';
import { runDuePayments } from './unfinishedWork.ts';

const desk = await openPaymentDesk();
const { database, services, clock } = desk;
afterAll(() => database.destroy());

describe('what will leave an account by itself', () => {
  it('BL-SCH-002, BL-ENT-045: has amount, method and day of each payment, the next one first', async () => {
    expect(await load(await desk.meet('sofia'))).toMatchObject([
      {
        area: 'CORE',
        amount: 5000,
        paymentDate: '2026-12-05',
        method: { type: 'BANK_ACCOUNT', lastFour: '2046' },
        state: 'OPEN',
        source: 'YOU',
      },
      { amount: 5000, paymentDate: '2026-12-09', method: { type: 'VISA', lastFour: '4018' } },
    ]);
  });

  it('has the next draft of Auto Pay, with its amount once the bill is out', async () => {
    const priya = await desk.meet('priya');
    expect(await load(priya)).toMatchObject([
      { id: `auto-pay-${priya.area.id}`, amount: 12_999, source: 'AUTO_PAY', method: { type: 'MASTERCARD' } },
    ]);
    const [draft] = await load(await desk.meet('elena'));
    expect(draft).toMatchObject({ source: 'AUTO_PAY', amount: undefined, paymentDate: '2027-01-13' });
  });

  it('has no draft that would be refused: the account is restricted from its method since Auto Pay is on', async () => {
    const priya = await desk.meet('priya');
    await desk.database
      .updateTable('billingAccount')
      .set({ restriction: 'CARDS' })
      .where('id', '=', priya.area.id)
      .execute();
    expect(await load(priya)).toEqual([]);
  });

  it('has the draft of another area than the core one', async () => {
    expect(await load(await desk.meet('hannah'))).toMatchObject([{ area: 'MOBILE', source: 'AUTO_PAY' }]);
  });

  it('has nothing where nothing is scheduled, and no payment of today that is in flight', async () => {
    const zoe = await desk.meet('zoe');
    await createPayment(desk.servicesThat('no-answer'), zoe.caller, await desk.request(zoe)).catch(() => {});
    expect(await load(zoe)).toEqual([]);
  });

  it('BL-SCH-006: says of one that is being drafted so, and it cannot be cancelled any more', async () => {
    const ben = await desk.meet('ben');
    const [before] = await load(ben);
    clock.freeze(new Date(testNow.getTime() + 6 * 86_400_000), ben.caller.session.accountId);
    await runDuePayments(desk.servicesThat('no-answer'));
    expect(await load(ben)).toEqual([{ ...before, state: 'PROCESSING' }]);
    await expect(cancel(ben, before?.id)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      details: { reason: 'PROCESSING' },
    });
  });

  it('BL-SCH-003: loses one that is cancelled, which cannot be cancelled again', async () => {
    const sofia = await desk.meet('sofia');
    const [first, second] = await load(sofia);
    await cancel(sofia, first?.id);
    expect(await load(sofia)).toEqual([second]);
    await expect(cancel(sofia, first?.id)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      details: { reason: 'NOT_SCHEDULED' },
    });
  });
});

function load({ caller }: TestCustomer) {
  return loadScheduledPayments(services, caller.customer);
}

function cancel({ caller }: TestCustomer, paymentId = 'none') {
  return cancelScheduledPayment(database, caller, { idempotencyKey: randomUUID(), paymentId });
}
