import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { requestDevicePayment } from '../../testing/requestDevicePayment.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { readAttempt } from '../attempt.ts';
import { createPayment } from './createPayment.ts';
import { resolveLeftInFlight } from './unfinishedWork.ts';

const desk = await openPaymentDesk();
const { database, clock, services } = desk;
const hour = 3_600_000;
afterAll(() => database.destroy());
beforeEach(() => clock.freeze(testNow));
afterEach(() => requireSoundLedger(database));

describe('what the answer to a payment says is left to pay', () => {
  it('is what is due without the payment, and beside every other that is on its way', async () => {
    const maria = await desk.meet('maria');
    expect(await desk.pay(maria, { amount: 3000 })).toMatchObject({ leftToPay: 5410 });
    expect(await desk.pay(maria, { amount: 1000, paymentDate: '2026-12-05' })).toMatchObject({
      status: 'SCHEDULED',
      leftToPay: 4410,
    });
    expect(await desk.pay(maria, { amount: 400 })).toMatchObject({ leftToPay: 4010 });
  });

  it('is nothing when more is paid than is due', async () => {
    const maria = await desk.meet('maria');
    expect(await desk.pay(maria, { amount: 9000 })).toMatchObject({ leftToPay: 0 });
    const zoe = await desk.meet('zoe');
    const more = await desk.request(zoe, { amount: 8000 });
    expect(await createPayment(desk.servicesThat('leave-pending'), zoe.caller, more)).toMatchObject({
      leftToPay: 0,
    });
  });

  it('counts a payment that is pending, though the amount due does not', async () => {
    const zoe = await desk.meet('zoe');
    const request = await desk.request(zoe, { amount: 7000 });
    expect(await createPayment(desk.servicesThat('leave-pending'), zoe.caller, request)).toMatchObject({
      status: 'PENDING',
      leftToPay: 625,
    });
  });

  it('is of the device that is paid, and not of its bill', async () => {
    const wanda = await desk.meet('wanda');
    const payFor = async (amount: number, by = services) =>
      createPayment(by, wanda.caller, await requestDevicePayment(desk, wanda, { amount }));
    expect(await payFor(5000)).toMatchObject({ leftToPay: 4999 });
    expect(await payFor(999, desk.servicesThat('leave-pending'))).toMatchObject({ leftToPay: 4000 });
  });

  it('is not said of a payment that was declined', async () => {
    const zoe = await desk.meet('zoe');
    const result = await createPayment(desk.servicesThat('decline'), zoe.caller, await desk.request(zoe));
    expect(result).toEqual({
      transactionId: expect.any(String),
      reasonCode: 'DECLINED',
      reasonMessage: 'The financial institution declined the payment.',
    });
  });
});

describe('when a payment was made, and what was left then', () => {
  it('stays what it was for the same key, whatever was paid since, and is found so', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria, { amount: 3000 });
    const first = await createPayment(services, maria.caller, request);
    clock.freeze(new Date(testNow.getTime() + hour));
    await desk.pay(maria, { amount: 500 });
    expect(first).toMatchObject({ at: '2026-12-01T17:00:00.000Z', leftToPay: 5410 });
    expect(await createPayment(services, maria.caller, request)).toEqual(first);
    expect(await found(maria, request.idempotencyKey)).toEqual({ state: 'DONE', result: first });
  });

  it('is when it was accepted, also where the answer of the processor came an hour later', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria, { amount: 3000 });
    await createPayment(desk.servicesThat('no-answer'), maria.caller, request).catch(() => undefined);
    clock.freeze(new Date(testNow.getTime() + hour));
    await resolveLeftInFlight(desk.servicesThat('approve'), new Date(Date.now() + hour));
    expect((await found(maria, request.idempotencyKey)).result).toMatchObject({
      status: 'SUCCESSFUL',
      at: '2026-12-01T17:00:00.000Z',
      leftToPay: 5410,
    });
  });
});

function found({ caller }: TestCustomer, idempotencyKey: string) {
  return readAttempt(database, caller.customer.account.id, idempotencyKey);
}
