import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readAttempt } from '../attempt.ts';
import { loadBillingAccount } from '../billing/index.ts';
import { addDays } from '../../platform/calendar.ts';
import { readLedger } from '../ledger/readLedger.ts';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { createPayment } from './createPayment.ts';
import { loadPayments } from './loadPayments.ts';
import type { PaymentRequest } from './paymentRequest.ts';

const desk = await openPaymentDesk();
const today = '2026-12-01';
afterAll(() => desk.database.destroy());
afterEach(() => requireSoundLedger(desk.database));

describe('a payment of today', () => {
  it('is answered with a payment id and a confirmation number, and lowers what is due', async () => {
    const maria = await desk.meet('maria');
    const result = await desk.pay(maria, { amount: 8410 });
    expect(result).toEqual({
      paymentId: expect.any(String),
      confirmationNumber: expect.stringMatching(/^[0-9A-Z]{10}$/),
      status: 'SUCCESSFUL',
      amount: 8410,
      paymentDate: today,
      at: '2026-12-01T17:00:00.000Z',
      timeZone: 'America/New_York',
      leftToPay: 0,
      method: { type: maria.wallet[0]?.type, lastFour: maria.wallet[0]?.lastFour },
      transactionId: expect.any(String),
    });
    expect((await areaOf(maria)).balance.amountDue).toBe(0);
    expect(await paymentsInTheBook(maria, result.paymentId)).toHaveLength(1);
  });

  it('BL-LND-005: leaves the other billing areas alone', async () => {
    const hannah = await desk.meet('hannah');
    const before = await balances(hannah);
    await desk.pay(hannah, { amount: 14_220 });
    expect(await balances(hannah)).toEqual({ ...before, CORE: 0 });
  });

  it('that is declined charges nothing and says so again under the same key', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe);
    const services = desk.servicesThat('decline');
    const result = await createPayment(services, zoe.caller, request);
    expect(result).toMatchObject({ reasonCode: 'DECLINED' });
    expect(result).not.toHaveProperty('paymentId');
    expect(await createPayment(services, zoe.caller, request)).toEqual(result);
    expect(await attemptOf(zoe, request)).toEqual({ state: 'DECLINED', result });
    expect(await paymentsInTheBook(zoe)).toEqual([]);
  });

  it('that stays pending leaves the amount due as it is', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe);
    const result = await createPayment(desk.servicesThat('leave-pending'), zoe.caller, request);
    expect(result.status).toBe('PENDING');
    expect((await areaOf(zoe)).balance.amountDue).toBe(7625);
    expect((await areaOf(zoe)).hasPendingPayment).toBe(true);
    expect((await attemptOf(zoe, request)).state).toBe('DONE');
  });

  it('without an answer of the processor is in flight, neither failed nor done', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe);
    const payment = createPayment(desk.servicesThat('no-answer'), zoe.caller, request);
    await expect(payment).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { reason: 'OUTCOME_UNKNOWN' },
    });
    expect(await attemptOf(zoe, request)).toEqual({ state: 'IN_FLIGHT' });
  });
});

describe('an idempotency key', () => {
  it('answers the stored result again, byte for byte, and charges once', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria);
    const first = await createPayment(desk.services, maria.caller, request);
    const second = await createPayment(desk.services, maria.caller, request);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(await paymentsInTheBook(maria, first.paymentId)).toHaveLength(1);
  });

  it('charges once when the same request comes eight times at once', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const request = await desk.request(maria);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => createPayment(desk.services, maria.caller, request)),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await paymentsInTheBook(maria)).toHaveLength(before.length + 1);
  });

  it.each<[string, Partial<PaymentRequest>]>([
    ['another amount', { amount: 1501 }],
    ['another operation', { operation: 'createFuturePayment', paymentDate: '2026-12-05' }],
    ['another method', { funding: { savedMethodId: 'other' } }],
  ])('is refused for %s', async (_what, changes) => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria);
    await createPayment(desk.services, maria.caller, request);
    const reused = createPayment(desk.services, maria.caller, { ...request, ...changes });
    await expect(reused).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is still free after a refusal', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria, { amount: 99 });
    await expect(createPayment(desk.services, maria.caller, request)).rejects.toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    });
    expect(await attemptOf(maria, request)).toEqual({ state: 'UNKNOWN_KEY' });
    expect(await createPayment(desk.services, maria.caller, { ...request, amount: 100 })).toHaveProperty(
      'paymentId',
    );
  });

  it("means nothing on another person's account", async () => {
    const [maria, ben] = [await desk.meet('maria'), await desk.meet('ben')];
    const request = await desk.request(maria);
    await createPayment(desk.services, maria.caller, request);
    expect(await attemptOf(ben, request)).toEqual({ state: 'UNKNOWN_KEY' });
    expect(await desk.pay(ben, { idempotencyKey: request.idempotencyKey })).toHaveProperty('paymentId');
  });
});

describe('a payment for a later day', () => {
  it('is scheduled and takes nothing yet', async () => {
    const ben = await desk.meet('ben');
    const result = await desk.pay(ben, { paymentDate: '2026-12-20' });
    expect(result).toMatchObject({ status: 'SCHEDULED', paymentDate: '2026-12-20' });
    expect((await areaOf(ben)).balance.amountDue).toBe(11_225);
    expect((await scheduledOf(ben)).map(({ paymentDate }) => paymentDate)).toEqual([
      '2026-12-07',
      '2026-12-20',
    ]);
  });

  it('BL-OTP-019: is refused when two are scheduled already', async () => {
    const ben = await desk.meet('ben');
    await desk.pay(ben, { paymentDate: '2026-12-20' });
    await expect(desk.pay(ben, { paymentDate: '2026-12-21' })).rejects.toMatchObject({
      code: 'DATE_NOT_ALLOWED',
      details: { reason: 'TWO_FUTURE_PAYMENTS' },
    });
  });

  it('BL-OTP-039: does not count payments of today among the two', async () => {
    const ben = await desk.meet('ben');
    await desk.pay(ben, { amount: 1000 });
    const pending = await desk.request(ben, { amount: 1100 });
    await createPayment(desk.servicesThat('leave-pending'), ben.caller, pending);
    const later = { amount: 1200, paymentDate: '2026-12-20' };
    expect(await desk.pay(ben, later)).toMatchObject({ status: 'SCHEDULED' });
    expect(await desk.pay(ben, { amount: 1300 })).toMatchObject({ status: 'SUCCESSFUL' });
  });

  it('BL-OTP-040: counts the two on each billing area by itself', async () => {
    const hannah = await desk.meet('hannah');
    const areas = await desk.database
      .selectFrom('billingAccount')
      .select(['id', 'area'])
      .where('accountId', '=', hannah.caller.customer.account.id)
      .execute();
    const mobile = areas.find(({ area }) => area === 'MOBILE')?.id ?? '';
    await desk.pay(hannah, { paymentDate: '2026-12-20', amount: 1000 });
    await desk.pay(hannah, { paymentDate: '2026-12-21', amount: 1100 });
    const scheduled = await desk.pay(hannah, { paymentDate: '2026-12-21', billingAccountId: mobile });
    expect(scheduled.status).toBe('SCHEDULED');
  });

  it.each([
    ['luis', '2026-12-05', 'PAST_DUE'],
    ['keisha', '2026-12-05', 'PAST_DUE_AND_PENDING'],
    ['tanya', '2026-12-05', 'INACTIVE'],
    ['sofia', '2026-12-05', 'TWO_FUTURE_PAYMENTS'],
    ['maria', addDays(today, 91), 'OUT_OF_RANGE'],
    ['maria', '2026-11-30', 'OUT_OF_RANGE'],
    ['maria', today, 'NOT_IN_FUTURE'],
  ])('is refused for %s on %s: %s', async (persona, paymentDate, reason) => {
    const customer = await desk.meet(persona);
    await expect(desk.pay(customer, { paymentDate })).rejects.toMatchObject({
      code: 'DATE_NOT_ALLOWED',
      details: { reason },
    });
  });

  it('is checked against the clock at the moment of submitting', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria, { paymentDate: '2026-12-02' });
    desk.clock.freeze(new Date('2026-12-02T01:00:00Z'), maria.caller.session.accountId);
    await expect(createPayment(desk.services, maria.caller, request)).rejects.toMatchObject({
      details: { reason: 'PAST_CUT_OFF' },
    });
  });
});

describe('who and what may pay', () => {
  it.each(['diego', 'chloe', 'marcus'])('BL-ROL-006: %s may not pay', async (persona) => {
    const customer = await desk.meet(persona);
    await expect(desk.pay(customer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('an account without bill pay is refused', async () => {
    const irene = await desk.meet('irene');
    await expect(desk.pay(irene)).rejects.toMatchObject({ code: 'BILL_PAY_UNAVAILABLE' });
  });

  it('a foreign billing account is answered as an unknown one', async () => {
    const [maria, ben] = [await desk.meet('maria'), await desk.meet('ben')];
    const refusalFor = async (billingAccountId: string) =>
      desk.pay(ben, { billingAccountId }).catch((error: unknown) => error);
    const foreign = await refusalFor(maria.area.id);
    expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
    expect(foreign).toEqual(await refusalFor(randomUUID()));
  });

  it('a foreign payment method is answered as an unknown one', async () => {
    const [maria, ben] = [await desk.meet('maria'), await desk.meet('ben')];
    const refusalFor = async (savedMethodId: string) =>
      desk.pay(ben, { funding: { savedMethodId } }).catch((error: unknown) => error);
    const foreign = await refusalFor(maria.wallet[0]?.id ?? '');
    expect(foreign).toMatchObject({ code: 'METHOD_NOT_ELIGIBLE', details: { reason: 'NOT_SAVED' } });
    expect(foreign).toEqual(await refusalFor(randomUUID()));
  });

  it.each([
    ['ruth', 'EXPIRED'],
    ['kofi', 'RESTRICTED'],
    ['nina', 'RESTRICTED'],
    ['tom', 'RESTRICTED'],
    ['yuki', 'RESTRICTED'],
    ['pavel', 'RESTRICTED'],
  ])('the first saved method of %s is %s', async (persona, reason) => {
    const customer = await desk.meet(persona);
    await expect(desk.pay(customer)).rejects.toMatchObject({
      code: 'METHOD_NOT_ELIGIBLE',
      details: { reason },
    });
  });

  it.each([
    ['maria', 99],
    ['maria', 500_001],
    ['victor', 499],
    ['victor', 64_200],
    ['grace', 49],
  ])('%s may not pay %s cents', async (persona, amount) => {
    const customer = await desk.meet(persona);
    await expect(desk.pay(customer, { amount })).rejects.toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' });
  });

  it('what is due under a dollar may be paid exactly', async () => {
    const grace = await desk.meet('grace');
    expect(await desk.pay(grace, { amount: 50 })).toMatchObject({ status: 'SUCCESSFUL', amount: 50 });
  });

  it('somebody who was declined ten times has to wait', async () => {
    const zoe = await desk.meet('zoe');
    const services = desk.servicesThat('decline');
    for (let declined = 0; declined < 10; declined += 1) {
      await createPayment(services, zoe.caller, await desk.request(zoe));
    }
    await expect(desk.pay(zoe)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('the proof of a security code', () => {
  it('is required with a saved card', async () => {
    const maria = await desk.meet('maria');
    const savedMethodId = maria.wallet[0]?.id ?? '';
    await expect(desk.pay(maria, { funding: { savedMethodId } })).rejects.toMatchObject({
      code: 'SECURITY_CODE_NOT_VERIFIED',
    });
  });

  it('is refused with a bank account', async () => {
    const maria = await desk.meet('maria');
    const savedMethodId = maria.wallet.find(({ type }) => type === 'BANK_ACCOUNT')?.id ?? '';
    const { funding } = await desk.request(maria);
    expect(await desk.pay(maria, { funding: { savedMethodId } })).toHaveProperty('paymentId');
    await expect(desk.pay(maria, { funding: { ...funding, savedMethodId } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('works once', async () => {
    const maria = await desk.meet('maria');
    const { funding } = await desk.request(maria);
    await desk.pay(maria, { funding });
    await expect(desk.pay(maria, { funding })).rejects.toMatchObject({ code: 'SECURITY_CODE_NOT_VERIFIED' });
  });

  it('is not used up by a payment that is refused', async () => {
    const maria = await desk.meet('maria');
    const { funding } = await desk.request(maria);
    await expect(desk.pay(maria, { funding, amount: 1 })).rejects.toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    });
    expect(await desk.pay(maria, { funding })).toHaveProperty('paymentId');
  });

  it('is worth nothing for another card, in another session, or after 15 minutes', async () => {
    const maria = await desk.meet('maria');
    const { funding } = await desk.request(maria);
    const unverified = { code: 'SECURITY_CODE_NOT_VERIFIED' };
    const otherCard = { ...funding, savedMethodId: maria.wallet[2]?.id ?? '' };
    await expect(desk.pay(maria, { funding: otherCard })).rejects.toMatchObject(unverified);
    const { session } = maria.caller;
    const otherSession = { ...maria, caller: { ...maria.caller, session: { ...session, id: randomUUID() } } };
    await expect(desk.pay(otherSession, { funding })).rejects.toMatchObject(unverified);
    desk.clock.freeze(new Date(testNow.getTime() + 15 * 60_000), session.accountId);
    await expect(desk.pay(maria, { funding })).rejects.toMatchObject(unverified);
  });
});

function attemptOf({ caller }: TestCustomer, { idempotencyKey }: PaymentRequest) {
  return readAttempt(desk.database, caller.customer.account.id, idempotencyKey);
}

function areaOf({ caller, area }: TestCustomer) {
  return loadBillingAccount(desk.database, desk.clock, caller.customer, area.id);
}

function scheduledOf({ area }: TestCustomer) {
  return loadPayments(desk.database, area.id, { states: ['scheduled'], order: 'next-first', first: 9 });
}

async function paymentsInTheBook({ caller }: TestCustomer, paymentId?: string) {
  const lines = await readLedger(desk.database, caller.customer.account.id);
  return lines.filter((line) => line.kind === 'payment' && (paymentId ?? line.paymentId) === line.paymentId);
}

async function balances({ caller }: TestCustomer) {
  const { account } = caller.customer;
  const areas = await desk.database
    .selectFrom('billingAccount')
    .select('id')
    .where('accountId', '=', account.id)
    .execute();
  const loaded = await Promise.all(
    areas.map(({ id }) => loadBillingAccount(desk.database, desk.clock, caller.customer, id)),
  );
  return Object.fromEntries(loaded.map(({ area, balance }) => [area, balance.amountDue]));
}
