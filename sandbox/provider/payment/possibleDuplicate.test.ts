import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BillingArea } from '../../platform/database/index.ts';
import { readAttempt } from '../attempt.ts';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { cancelScheduledPayment } from './cancelScheduledPayment.ts';
import { createPayment } from './createPayment.ts';
import { resolveLeftInFlight, runDuePayments } from './unfinishedWork.ts';
import type { PaymentRequest } from './paymentRequest.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());
afterEach(() => requireSoundLedger(desk.database));

const hour = 3_600_000;
let maria: TestCustomer;
beforeEach(async () => {
  maria = await desk.meet('maria');
});

describe('a payment may be a duplicate', () => {
  it('of one of the same amount, and says which one and when', async () => {
    const { paymentId } = await desk.pay(maria);
    expect(await refusalOf(desk.pay(maria))).toEqual({
      code: 'POSSIBLE_DUPLICATE',
      details: { paymentIds: [paymentId], amount: 1500, since: testNow.toISOString(), inFlight: false },
    });
  });

  it('of one after the other, each told for itself: what is in flight, then the same amount, then the newest', async () => {
    const late = await desk.request(maria, { amount: 8410 });
    const inFlight = await leaveInFlight(maria, 2500);
    const same = await desk.pay(maria, { amount: 8410, besides: [inFlight] });
    const known = [inFlight, same.paymentId ?? ''];
    const newest = await desk.pay(maria, { amount: 500, paymentDate: '2026-12-20', besides: known });
    const told = [
      [inFlight, 2500],
      [same.paymentId, 8410],
      [newest.paymentId, 500],
    ] as const;
    const besides: string[] = [];
    for (const [id, amount] of told) {
      const again = createPayment(desk.services, maria.caller, { ...late, besides: [...besides] });
      expect((await refusalOf(again)).details).toMatchObject({ paymentIds: [id], amount });
      besides.push(id ?? '');
    }
    expect(await createPayment(desk.services, maria.caller, { ...late, besides })).toHaveProperty(
      'paymentId',
    );
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  });

  it('of one in flight, whatever its amount', async () => {
    const paymentId = await leaveInFlight(maria, 2500);
    const { code, details } = await refusalOf(desk.pay(maria));
    expect(code).toBe('POSSIBLE_DUPLICATE');
    expect(details).toEqual({
      paymentIds: [paymentId],
      amount: 2500,
      since: testNow.toISOString(),
      inFlight: true,
    });
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
    expect(await desk.pay(maria)).toHaveProperty('paymentId');
  });

  it('of one that is still in flight after a day', async () => {
    await leaveInFlight(maria, 2500);
    moveOn(25 * hour);
    expect(await refusalOf(desk.pay(maria))).toMatchObject({ code: 'POSSIBLE_DUPLICATE' });
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  });

  it.each<[string, Partial<PaymentRequest>, Partial<PaymentRequest>]>([
    ['a scheduled one, for one of today', { paymentDate: '2026-12-20' }, {}],
    ['one of today, for a scheduled one', {}, { paymentDate: '2026-12-20' }],
    ['a scheduled one, for one of another day', { paymentDate: '2026-12-20' }, { paymentDate: '2026-12-09' }],
  ])('of %s', async (_what, first, second) => {
    await desk.pay(maria, first);
    expect(await refusalOf(desk.pay(maria, second))).toMatchObject({ code: 'POSSIBLE_DUPLICATE' });
  });

  it('of one that is pending', async () => {
    await createPayment(desk.servicesThat('leave-pending'), maria.caller, await desk.request(maria));
    expect(await refusalOf(desk.pay(maria))).toMatchObject({ code: 'POSSIBLE_DUPLICATE' });
  });

  it('of one that somebody else on the account sent, who is named', async () => {
    const diego = await desk.meetWith(maria, 'diego');
    const { paymentId } = await desk.pay(maria);
    expect((await refusalOf(desk.pay(diego))).details).toMatchObject({
      paymentIds: [paymentId],
      payer: 'María',
    });
  });

  it('of one of another amount that the page did not know of yet', async () => {
    const late = await desk.request(maria, { amount: 8410 });
    const { paymentId } = await desk.pay(maria, { amount: 5000 });
    expect(await refusalOf(createPayment(desk.services, maria.caller, late))).toEqual({
      code: 'POSSIBLE_DUPLICATE',
      details: { paymentIds: [paymentId], amount: 5000, since: testNow.toISOString(), inFlight: false },
    });
  });

  it('of any since then, where the page knew one that came to nothing', async () => {
    const declined = await desk.request(maria);
    await createPayment(desk.servicesThat('decline'), maria.caller, declined);
    const late = await desk.request(maria, { amount: 8410 });
    const { paymentId } = await desk.pay(maria, { amount: 5000, paymentDate: '2026-12-20' });
    expect((await refusalOf(createPayment(desk.services, maria.caller, late))).details).toMatchObject({
      paymentIds: [paymentId],
    });
  });

  it('of any, when the page knew of none, or says to know of what is unknown or belongs to others', async () => {
    const foreign = (await desk.pay(await desk.meet('ben'))).paymentId;
    const { paymentId } = await desk.pay(maria);
    for (const latestKnownPaymentId of [undefined, randomUUID(), foreign]) {
      const { details } = await refusalOf(desk.pay(maria, { amount: 5000, latestKnownPaymentId }));
      expect(details).toMatchObject({ paymentIds: [paymentId] });
    }
  });

  it('of any, however long ago it was made, where the page says that there was none', async () => {
    const met = await desk.meet('tom');
    // He may pay by card only.
    const tom = { ...met, wallet: met.wallet.toReversed() };
    const { paymentId } = await desk.pay(tom, { amount: 5000 });
    desk.clock.freeze(new Date(testNow.getTime() + 25 * hour), tom.caller.session.accountId);
    const { details } = await refusalOf(desk.pay(tom, { amount: 2000, latestKnownPaymentId: null }));
    expect(details).toMatchObject({ paymentIds: [paymentId] });
    expect((await desk.pay(tom, { amount: 2000 })).amount).toBe(2000);
  });

  it('of a scheduled one of the same amount, however long ago it was scheduled, and says for when', async () => {
    const { paymentId } = await desk.pay(maria, { paymentDate: '2026-12-20' });
    moveOn(3 * 24 * hour);
    expect((await refusalOf(desk.pay(maria))).details).toMatchObject({
      paymentIds: [paymentId],
      scheduledFor: '2026-12-20',
    });
  });

  it('of those on their way, where more would be paid with them than is due', async () => {
    const { amountDue } = maria.area.balance;
    const scheduled = await desk.pay(maria, { amount: 5000, paymentDate: '2026-12-20' });
    moveOn(3 * 24 * hour);
    const pending = await createPayment(
      desk.servicesThat('leave-pending'),
      maria.caller,
      await desk.request(maria, { amount: 1000 }),
    );
    moveOn(5 * 24 * hour);
    expect((await refusalOf(desk.pay(maria, { amount: amountDue - 5999 }))).details).toMatchObject({
      paymentIds: [pending.paymentId],
    });
    const besides = [pending.paymentId ?? ''];
    expect((await refusalOf(desk.pay(maria, { amount: amountDue - 5999, besides }))).details).toMatchObject({
      paymentIds: [scheduled.paymentId],
    });
    expect(await desk.pay(maria, { amount: amountDue - 6000 })).toHaveProperty('paymentId');
  });

  it('of a scheduled one that was taken since the page was loaded, and of none that it knew as taken', async () => {
    const scheduled = await desk.pay(maria, { amount: 5000, paymentDate: '2026-12-09' });
    const { latestKnownPaymentId } = await desk.request(maria);
    moveOn(15 * 24 * hour);
    await runDuePayments(desk.services);
    expect((await refusalOf(desk.pay(maria, { amount: 3410, latestKnownPaymentId }))).details).toMatchObject({
      paymentIds: [scheduled.paymentId],
      since: desk.clock.now(maria.caller.session.accountId).toISOString(),
    });
    expect(await desk.pay(maria, { amount: 3410 })).toHaveProperty('paymentId');
  });

  it('of the draft of Auto Pay that came since the page was loaded, however long ago', async () => {
    const priya = await desk.meet('priya');
    const { latestKnownPaymentId } = await desk.request(priya);
    const { accountId } = priya.caller.session;
    desk.clock.freeze(new Date(testNow.getTime() + 30 * 24 * hour), accountId);
    await runDuePayments(desk.services);
    desk.clock.freeze(new Date(testNow.getTime() + 32 * 24 * hour), accountId);
    const { code, details } = await refusalOf(desk.pay(priya, { amount: 5000, latestKnownPaymentId }));
    expect([code, details]).toMatchObject(['POSSIBLE_DUPLICATE', { amount: priya.area.balance.amountDue }]);
  });

  it('of one that was seeded as sent a short while ago', async () => {
    const keisha = await desk.meet('keisha');
    const { code, details } = await refusalOf(desk.pay(keisha, { amount: 5000 }));
    expect({ code, ...details }).toMatchObject({ code: 'POSSIBLE_DUPLICATE', inFlight: false });
  });
});

describe('a payment is no duplicate', () => {
  it('of another amount, when the page knew of that one', async () => {
    await desk.pay(maria);
    expect(await desk.pay(maria, { amount: 1501 })).toHaveProperty('paymentId');
  });

  it('of one that was accepted 24 hours ago by the clock of the account', async () => {
    await desk.pay(maria);
    moveOn(24 * hour - 1);
    expect(await refusalOf(desk.pay(maria))).toMatchObject({ code: 'POSSIBLE_DUPLICATE' });
    moveOn(24 * hour);
    expect(await desk.pay(maria)).toHaveProperty('paymentId');
  });

  it.each(['decline', 'no-payment-id'])('of one that came to nothing: %s', async (what) => {
    const request = await desk.request(maria);
    const services = desk.servicesThat('decline');
    const voiding = { ...services.processor, charge: () => Promise.resolve('void' as const) };
    const processor = what === 'decline' ? services.processor : voiding;
    expect(await createPayment({ ...services, processor }, maria.caller, request)).toHaveProperty(
      'reasonCode',
    );
    expect(await desk.pay(maria)).toHaveProperty('paymentId');
  });

  it('of one that was cancelled', async () => {
    const { paymentId = '' } = await desk.pay(maria, { paymentDate: '2026-12-20' });
    await cancelScheduledPayment(desk.database, maria.caller, { idempotencyKey: randomUUID(), paymentId });
    expect(await desk.pay(maria)).toHaveProperty('paymentId');
  });

  it('of one of another billing area', async () => {
    const hannah = await desk.meet('hannah');
    const areas = await desk.database
      .selectFrom('billingAccount')
      .select(['id', 'area'])
      .where('accountId', '=', hannah.caller.session.accountId)
      .execute();
    const mobile = areas.find(({ area }) => area === 'MOBILE')?.id ?? '';
    await leaveInFlight(hannah, 1500);
    expect(await desk.pay(hannah, { billingAccountId: mobile })).toHaveProperty('paymentId');
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  });

  it('of one that was seeded as paid in an earlier month', async () => {
    const { amount } = await desk.database
      .selectFrom('payment')
      .select((select) => select.ref('amountCents').$notNull().as('amount'))
      .where('accountId', '=', maria.caller.session.accountId)
      .where('channel', '=', 'ONLINE')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await desk.pay(maria, { amount })).toHaveProperty('paymentId');
  });

  it.each(['IN_STORE', 'AUTOMATIC'] as const)('of one that came %s', async (channel) => {
    const { paymentId = '' } = await desk.pay(maria);
    await desk.database.updateTable('payment').set({ channel }).where('id', '=', paymentId).execute();
    expect(await desk.pay(maria)).toHaveProperty('paymentId');
  });
});

describe('who knows of the other payments', () => {
  it('may pay beside all of them', async () => {
    const inFlight = await leaveInFlight(maria, 2500);
    const { paymentId = '' } = await desk.pay(maria, { besides: [inFlight] });
    expect((await refusalOf(desk.pay(maria, { besides: [paymentId] }))).details).toMatchObject({
      paymentIds: [inFlight],
    });
    expect(await desk.pay(maria, { besides: [paymentId, inFlight] })).toHaveProperty('paymentId');
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  });

  it('learns nothing by naming what is unknown or belongs to others', async () => {
    const ben = await desk.meet('ben');
    const foreign = (await desk.pay(ben)).paymentId ?? '';
    const { paymentId } = await desk.pay(maria);
    const refusal = await refusalOf(desk.pay(maria, { besides: [foreign, randomUUID()] }));
    expect(refusal).toMatchObject({ details: { paymentIds: [paymentId] } });
    expect(await desk.pay(maria, { amount: 1501, besides: [foreign, randomUUID()] })).toHaveProperty(
      'paymentId',
    );
  });

  it('names at most fifty', async () => {
    const besides = Array.from({ length: 51 }, () => randomUUID());
    expect(await refusalOf(desk.pay(maria, { besides }))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await desk.pay(maria, { besides: besides.slice(1) })).toHaveProperty('paymentId');
  });

  it('may pay beside one that the page did not know of', async () => {
    const late = await desk.request(maria, { amount: 8410 });
    const { paymentId = '' } = await desk.pay(maria, { amount: 5000 });
    const knowing = { ...late, besides: [paymentId] };
    expect(await createPayment(desk.services, maria.caller, knowing)).toHaveProperty('paymentId');
  });

  it('is answered again, whatever the page has come to know since', async () => {
    const request = await desk.request(maria);
    const result = await createPayment(desk.services, maria.caller, request);
    const again = { ...request, latestKnownPaymentId: result.paymentId };
    expect(await createPayment(desk.services, maria.caller, again)).toEqual(result);
  });

  it('asks for something else when other payments are named under the same key, in any order for the same', async () => {
    const besides = [randomUUID(), randomUUID()];
    const request = await desk.request(maria, { besides });
    const result = await createPayment(desk.services, maria.caller, request);
    const again = { ...request, besides: besides.toReversed() };
    expect(await createPayment(desk.services, maria.caller, again)).toEqual(result);
    const other = createPayment(desk.services, maria.caller, { ...request, besides: besides.slice(1) });
    expect(await refusalOf(other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('a refused duplicate', () => {
  it('leaves nothing behind: the key is free and the proof is not used up', async () => {
    const { paymentId = '' } = await desk.pay(maria);
    const request = await desk.request(maria);
    expect(await refusalOf(createPayment(desk.services, maria.caller, request))).toMatchObject({
      code: 'POSSIBLE_DUPLICATE',
    });
    const { accountId } = maria.caller.session;
    expect(await readAttempt(desk.database, accountId, request.idempotencyKey)).toEqual({
      state: 'UNKNOWN_KEY',
    });
    const confirmed = { ...request, besides: [paymentId] };
    expect(await createPayment(desk.services, maria.caller, confirmed)).toHaveProperty('paymentId');
  });

  it('is the last rule: what is wrong otherwise is said first', async () => {
    await desk.pay(maria, { amount: 1500 });
    const savedMethodId = maria.wallet[0]?.id ?? '';
    expect(await refusalOf(desk.pay(maria, { funding: { savedMethodId } }))).toMatchObject({
      code: 'SECURITY_CODE_NOT_VERIFIED',
    });
  });

  it('is no refusal for the same key: that is answered again', async () => {
    const request = await desk.request(maria);
    const result = await createPayment(desk.services, maria.caller, request);
    await desk.pay(maria, { besides: [result.paymentId ?? ''] });
    expect(await createPayment(desk.services, maria.caller, request)).toEqual(result);
  });
});

describe('BL-LND-005: of another bill of the account', () => {
  it('neither the same amount nor one in flight may be the same payment', async () => {
    const hannah = await desk.meet('hannah');
    await desk.pay(hannah);
    await leaveInFlight(hannah, 2500);
    const mobile = await billOf(hannah, 'MOBILE');
    expect(await desk.pay(hannah, { billingAccountId: mobile })).toHaveProperty('paymentId');
    expect(await refusalOf(desk.pay(hannah, { billingAccountId: mobile }))).toMatchObject({
      code: 'POSSIBLE_DUPLICATE',
    });
    await resolveLeftInFlight(desk.services, new Date(Date.now() + 1000));
  });

  it('a payment is not what the key of this one stands for: it is refused', async () => {
    const hannah = await desk.meet('hannah');
    const request = await desk.request(hannah);
    await createPayment(desk.services, hannah.caller, request);
    const other = { ...request, billingAccountId: await billOf(hannah, 'MOBILE') };
    expect(await refusalOf(createPayment(desk.services, hannah.caller, other))).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});

async function billOf({ caller }: TestCustomer, area: BillingArea): Promise<string> {
  const { id } = await desk.database
    .selectFrom('billingAccount')
    .select('id')
    .where('accountId', '=', caller.customer.account.id)
    .where('area', '=', area)
    .executeTakeFirstOrThrow();
  return id;
}

async function leaveInFlight(customer: TestCustomer, amount: number): Promise<string> {
  const request = await desk.request(customer, { amount });
  const lost = createPayment(desk.servicesThat('no-answer'), customer.caller, request);
  expect(await refusalOf(lost)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const { id } = await desk.database
    .selectFrom('payment')
    .select('id')
    .where('accountId', '=', customer.caller.session.accountId)
    .where('idempotencyKey', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow();
  return id;
}

async function refusalOf(payment: Promise<unknown>): Promise<{ code: string; details: object }> {
  const { code, details } = (await payment.then(
    () => ({ code: 'accepted', details: {} }),
    (error: unknown) => error,
  )) as { code: string; details: object };
  return { code, details };
}

function moveOn(milliseconds: number): void {
  desk.clock.freeze(new Date(testNow.getTime() + milliseconds), maria.caller.session.accountId);
}
