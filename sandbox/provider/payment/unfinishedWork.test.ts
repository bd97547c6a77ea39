import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readAttempt } from '../attempt.ts';
import { readLedger } from '../ledger/readLedger.ts';
import type { Processor } from '../processor.ts';
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

const day = 24 * 60 * 60_000;
const later = () => new Date(Date.now() + 1000);

describe('a payment that was left in flight', () => {
  it('is successful when the processor had charged it before the answer was lost', async () => {
    const { zoe, request } = await loseTheAnswer();
    await resolveLeftInFlight(desk.services, later());
    const attempt = await attemptOf(zoe, request);
    expect(attempt).toMatchObject({ state: 'DONE', result: { status: 'SUCCESSFUL', amount: 1500 } });
    expect(await kindsInTheBook(zoe)).toEqual(['charge', 'payment']);
    expect(await createPayment(desk.services, zoe.caller, request)).toEqual(attempt.result);
  });

  it('failed when the processor never saw it, and cannot be charged afterwards', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe);
    await dieWhile('charge', zoe, request);
    await resolveLeftInFlight(desk.services, later());
    const attempt = await attemptOf(zoe, request);
    expect(attempt).toMatchObject({ state: 'FAILED', result: { reasonCode: 'NOT_COMPLETED' } });
    const order = {
      paymentId: attempt.result?.transactionId ?? '',
      amountCents: 1500,
      processorReference: '',
    };
    expect(await desk.services.processor.charge(order)).toBe('void');
    expect(await kindsInTheBook(zoe)).toEqual(['charge']);
  });

  it('failed when it was to be scheduled and never was, even if it is found on its day', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe, { paymentDate: '2026-12-03' });
    await dieWhile('verify', zoe, request);
    desk.clock.freeze(new Date(testNow.getTime() + 3 * day), zoe.caller.session.accountId);
    await resolveLeftInFlight(desk.services, later());
    expect(await attemptOf(zoe, request)).toMatchObject({
      state: 'FAILED',
      result: { reasonCode: 'NOT_COMPLETED' },
    });
    expect(await kindsInTheBook(zoe)).toEqual(['charge']);
  });

  it('is left alone while its request may still be at work', async () => {
    const { zoe, request } = await loseTheAnswer();
    await resolveLeftInFlight(desk.services, new Date(Date.now() - 60_000));
    expect(await attemptOf(zoe, request)).toEqual({ state: 'IN_FLIGHT' });
    await resolveLeftInFlight(desk.services, later());
  });
});

describe('a pending payment', () => {
  it('settles on the next day, and only then lowers what is due', async () => {
    const keisha = await desk.meet('keisha');
    await runDuePayments(desk.services);
    expect(await kindsInTheBook(keisha)).not.toContain('payment');
    moveOn(keisha, day);
    await runDuePayments(desk.services);
    await runDuePayments(desk.services);
    expect((await kindsInTheBook(keisha)).filter((kind) => kind === 'payment')).toHaveLength(1);
  });

  it('comes to nothing when the processor voids it', async () => {
    const keisha = await desk.meet('keisha');
    moveOn(keisha, day);
    const processor: Processor = { ...desk.services.processor, settle: () => Promise.resolve('void') };
    await runDuePayments({ ...desk.services, processor });
    expect(await kindsInTheBook(keisha)).toContain('payment-voided');
  });
});

describe('a scheduled payment', () => {
  it('is drafted once on its day', async () => {
    const ben = await desk.meet('ben');
    moveOn(ben, 6 * day);
    await Promise.all([runDuePayments(desk.services), runDuePayments(desk.services)]);
    const book = await readLedger(desk.database, ben.caller.session.accountId);
    const payments = book.filter(({ kind }) => kind === 'payment');
    expect(payments).toMatchObject([{ occurredOn: '2026-12-07', entries: { receivable: -4000 } }]);
  });

  it('keeps the answer that was given when it was scheduled', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria, { paymentDate: '2026-12-05' });
    const scheduled = await createPayment(desk.services, maria.caller, request);
    moveOn(maria, 5 * day);
    await runDuePayments(desk.services);
    expect(await createPayment(desk.services, maria.caller, request)).toEqual(scheduled);
  });

  it('is drafted after a crash in the middle of the draft', async () => {
    const ben = await desk.meet('ben');
    moveOn(ben, 6 * day);
    const dying: Processor = {
      ...desk.services.processor,
      charge: () => Promise.reject(new Error('killed')),
    };
    await expect(runDuePayments({ ...desk.services, processor: dying })).rejects.toThrow('killed');
    await resolveLeftInFlight(desk.services, later());
    expect(await kindsInTheBook(ben)).toContain('payment');
  });

  it('can be cancelled before its day, once, and not after', async () => {
    const ben = await desk.meet('ben');
    const first = await desk.pay(ben, { paymentDate: '2026-12-20' });
    const cancel = (idempotencyKey: string) =>
      cancelScheduledPayment(desk.database, ben.caller, { idempotencyKey, paymentId: first.paymentId ?? '' });
    expect(await cancel('cancel-the-payment-1')).toBe(ben.area.id);
    expect(await cancel('cancel-the-payment-1')).toBe(ben.area.id);
    await expect(cancel('cancel-the-payment-2')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it("is not found in another person's account", async () => {
    const [ben, maria] = [await desk.meet('ben'), await desk.meet('maria')];
    const { paymentId = '' } = await desk.pay(ben, { paymentDate: '2026-12-20' });
    const foreign = { idempotencyKey: 'cancel-somebody-elses', paymentId };
    await expect(cancelScheduledPayment(desk.database, maria.caller, foreign)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('one that fails', () => {
  it('in flight keeps no other one from being found out', async () => {
    const both = [await loseTheAnswer(), await loseTheAnswer()];
    const { processor } = desk.services;
    const failing = { ...desk.services, processor: { ...processor, resolve: failingFor(processor.resolve) } };
    await expect(resolveLeftInFlight(failing, later())).rejects.toThrow('out of order');
    const attempts = await Promise.all(both.map(({ zoe, request }) => attemptOf(zoe, request)));
    expect(attempts.map(({ state }) => state).toSorted()).toEqual(['DONE', 'IN_FLIGHT']);
    await resolveLeftInFlight(desk.services, later());
  });

  it('to settle keeps no scheduled one from being drafted', async () => {
    const [keisha, ben] = [await desk.meet('keisha'), await desk.meet('ben')];
    moveOn(keisha, 6 * day);
    moveOn(ben, 6 * day);
    const processor: Processor = {
      ...desk.services.processor,
      settle: () => Promise.reject(new Error('out of order')),
    };
    await expect(runDuePayments({ ...desk.services, processor })).rejects.toThrow('out of order');
    expect(await kindsInTheBook(ben)).toContain('payment');
    await runDuePayments(desk.services);
  });
});

/** Fails for the first payment that it is asked about, each time. */
function failingFor(resolve: Processor['resolve']): Processor['resolve'] {
  let first: string | undefined;
  return (order) => {
    first ??= order.paymentId;
    return order.paymentId === first ? Promise.reject(new Error('out of order')) : resolve(order);
  };
}

async function loseTheAnswer() {
  const zoe = await desk.meet('zoe');
  const request = await desk.request(zoe);
  const lost = createPayment(desk.servicesThat('no-answer'), zoe.caller, request);
  await expect(lost).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  return { zoe, request };
}

function moveOn({ caller }: TestCustomer, milliseconds: number): void {
  desk.clock.freeze(new Date(testNow.getTime() + milliseconds), caller.session.accountId);
}

function attemptOf({ caller }: TestCustomer, { idempotencyKey }: PaymentRequest) {
  return readAttempt(desk.database, caller.session.accountId, idempotencyKey);
}

async function kindsInTheBook({ caller }: TestCustomer): Promise<string[]> {
  const book = await readLedger(desk.database, caller.session.accountId);
  return book.map(({ kind }) => kind);
}

/** Sends a payment to a process that dies while the processor is asked. */
async function dieWhile(
  step: 'charge' | 'verify',
  { caller }: TestCustomer,
  request: PaymentRequest,
): Promise<void> {
  const dying = { ...desk.services.processor, [step]: () => Promise.reject(new Error('killed')) };
  await expect(createPayment({ ...desk.services, processor: dying }, caller, request)).rejects.toThrow(
    'killed',
  );
}
