import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelAutoPay, enrollInAutoPay } from './auto-pay/index.ts';
import { enrollInPaperless, leavePaperless } from './paperless.ts';
import { cancelScheduledPayment, createPayment } from './payment/index.ts';
import { openPaymentDesk, type TestCustomer } from '../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../testing/requireSoundLedger.ts';
import { issueToken } from './token/paymentToken.ts';
import { savePaymentMethod } from './wallet/savePaymentMethod.ts';
import { closeAttempt, readAttempt } from './attempt.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.database.destroy());
afterEach(() => requireSoundLedger(desk.database));

let maria: TestCustomer;
let key: string;
beforeEach(async () => {
  maria = await desk.meet('maria');
  key = randomUUID();
});

const attempt = (idempotencyKey = key, { caller } = maria) =>
  readAttempt(desk.database, caller.session.accountId, idempotencyKey);
const close = (idempotencyKey = key, { caller } = maria) =>
  closeAttempt(desk.database, caller.customer, idempotencyKey);

/** Payments get different amounts, so that none is a possible duplicate. */
let amount = 1500;

/** All keyed operations, sent by María. */
const sendings: Record<string, (idempotencyKey: string) => Promise<unknown>> = {
  createInstantPaymentV2: (idempotencyKey) => desk.pay(maria, { idempotencyKey }),
  createFuturePayment: (idempotencyKey) => desk.pay(maria, { idempotencyKey, paymentDate: '2026-12-20' }),
  async savePaymentMethod(idempotencyKey) {
    const token = await enterBankAccount();
    return savePaymentMethod(desk.services, maria.caller, { idempotencyKey, token });
  },
  enrollInPaperless: (idempotencyKey) =>
    enrollInPaperless(desk.services, maria.caller, { idempotencyKey, billingAccountId: maria.area.id }),
  enrollInAutoPay: (idempotencyKey) =>
    enrollInAutoPay(desk.services, maria.caller, {
      idempotencyKey,
      billingAccountId: maria.area.id,
      savedMethodId: maria.wallet[0]?.id ?? '',
      termsAccepted: true,
    }),
  leavePaperless: (idempotencyKey) =>
    leavePaperless(desk.services, maria.caller, { idempotencyKey, billingAccountId: maria.area.id }),
  cancelAutoPay: (idempotencyKey) =>
    cancelAutoPay(desk.services, maria.caller, { idempotencyKey, billingAccountId: maria.area.id }),
  async cancelScheduledPayment(idempotencyKey) {
    amount += 1;
    const { paymentId = '' } = await desk.pay(maria, { paymentDate: '2026-12-20', amount });
    return cancelScheduledPayment(desk.database, maria.caller, { idempotencyKey, paymentId });
  },
};

describe.each(Object.entries(sendings))('%s', (operation, send) => {
  it('that was done is told as done, before and after closing, and is answered again', async () => {
    const answer = await send(key);
    const isPayment = operation.startsWith('create');
    const done = isPayment ? { state: 'DONE', result: answer } : { state: 'DONE' };
    expect(await attempt()).toEqual(done);
    expect(await close()).toEqual(done);
    expect(await attempt()).toEqual(done);
  });

  it('that comes after its key was closed is refused and does nothing', async () => {
    expect(await attempt()).toEqual({ state: 'UNKNOWN_KEY' });
    expect(await close()).toEqual({ state: 'CLOSED' });
    await expect(send(key)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    expect(await attempt()).toEqual({ state: 'CLOSED' });
    expect(await send(randomUUID())).toBeTruthy();
  });
});

it('a payment that was scheduled and is cancelled by now is not told as scheduled', async () => {
  const request = await desk.request(maria, { idempotencyKey: key, paymentDate: '2026-12-20' });
  const { paymentId = '', ...answer } = await createPayment(desk.services, maria.caller, request);
  const idempotencyKey = randomUUID();
  await cancelScheduledPayment(desk.database, maria.caller, { idempotencyKey, paymentId });
  const told = { state: 'DONE', result: { ...answer, paymentId, status: 'CANCELLED' } };
  expect([await attempt(), await close()]).toEqual([told, told]);
  expect(await createPayment(desk.services, maria.caller, request)).toEqual({ ...answer, paymentId });
});

describe('closing', () => {
  it('twice answers closed twice', async () => {
    expect([await close(), await close()]).toEqual([{ state: 'CLOSED' }, { state: 'CLOSED' }]);
  });

  it('leaves a payment in flight as it is', async () => {
    const request = await desk.request(maria, { idempotencyKey: key });
    const lost = createPayment(desk.servicesThat('no-answer'), maria.caller, request);
    await expect(lost).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect([await close(), await attempt()]).toEqual([{ state: 'IN_FLIGHT' }, { state: 'IN_FLIGHT' }]);
  });

  it('tells a decline', async () => {
    const request = await desk.request(maria, { idempotencyKey: key });
    const result = await createPayment(desk.servicesThat('decline'), maria.caller, request);
    expect(await close()).toEqual({ state: 'DECLINED', result });
  });

  it('rules out a request that was refused, too', async () => {
    await expect(desk.pay(maria, { idempotencyKey: key, amount: 1 })).rejects.toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    });
    expect(await close()).toEqual({ state: 'CLOSED' });
  });

  it('is for everybody on the account, and for nobody on another one', async () => {
    const [diego, ben] = [await desk.meetWith(maria, 'diego'), await desk.meet('ben')];
    await desk.pay(maria, { idempotencyKey: key });
    expect(await close(key, diego)).toMatchObject({ state: 'DONE' });
    expect(await attempt(key, ben)).toEqual({ state: 'UNKNOWN_KEY' });
    expect(await close(key, ben)).toEqual({ state: 'CLOSED' });
    expect(await attempt()).toMatchObject({ state: 'DONE' });
    await expect(desk.pay(ben, { idempotencyKey: key })).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
  });

  it.each(['short', 'a\u0000b'.padEnd(20, 'x'), `${'a'.repeat(16)}\n`, 'a'.repeat(65)])(
    'refuses the key %j, and so does asking',
    async (malformed) => {
      await expect(close(malformed)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      await expect(attempt(malformed)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it('a hundred keys within a day is enough for one person; another one may go on', async () => {
    const diego = await desk.meetWith(maria, 'diego');
    for (let closed = 0; closed < 100; closed += 1) {
      await close(randomUUID());
    }
    await expect(close()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await attempt()).toEqual({ state: 'UNKNOWN_KEY' });
    expect(await close(key, diego)).toEqual({ state: 'CLOSED' });
    expect(await close()).toEqual({ state: 'CLOSED' });
  });
});

/** Issues a token for a bank account that María enters now, with the processor's reference of a saved one. */
function enterBankAccount(): Promise<string> {
  const { clock, database } = desk;
  const { session } = maria.caller;
  const saved = maria.wallet.find(({ type }) => type === 'BANK_ACCOUNT');
  const method = { ...saved, type: 'BANK_ACCOUNT', holderName: 'María González' } as Parameters<
    typeof issueToken
  >[2];
  return issueToken(database, session, method, clock.now(session.accountId));
}
