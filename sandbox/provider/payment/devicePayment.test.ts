import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { requestDevicePayment } from '../../testing/requestDevicePayment.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { closeAttempt, readAttempt } from '../attempt.ts';
import { loadBillingAccounts } from '../billing/index.ts';
import { readLedger } from '../ledger/readLedger.ts';
import { loadDevices } from '../mobile/index.ts';
import { createPayment, runDuePayments, type PaymentRequest, type PaymentServices } from './index.ts';

const desk = await openPaymentDesk();
const { database, clock, services } = desk;
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('a payment for a device', () => {
  it('BL-CAL-003, BL-DEV-002: lowers what is left of the device and leaves the bill as it is', async () => {
    const wanda = await desk.meet('wanda');
    expect(await pay(wanda)).toMatchObject({
      paymentId: expect.any(String),
      status: 'SUCCESSFUL',
      amount: 5000,
    });
    expect(await leftOf(wanda)).toBe(4999);
    expect(await owedBy(wanda)).toEqual([6100, 8800]);
  });

  it('BL-DEV-006, BL-DEV-007: takes $1.00 to what is left, and what is left pays it in full', async () => {
    const wanda = await desk.meet('wanda');
    for (const amount of [99, 10_000]) expect(await refused(wanda, { amount })).toBe('AMOUNT_OUT_OF_RANGE');
    await pay(wanda, { amount: 9999 });
    expect(await leftOf(wanda)).toBe(0);
    expect(await refused(wanda, { amount: 100 })).toBe('AMOUNT_OUT_OF_RANGE');
  });

  it('takes what is left when that is less than $1.00', async () => {
    const wanda = await desk.meet('wanda');
    await pay(wanda, { amount: 9949 });
    await pay(wanda, { amount: 50 });
    expect(await leftOf(wanda)).toBe(0);
  });

  it('is refused for a device of somebody else as for one that does not exist, and for one of another bill', async () => {
    const [wanda, hannah] = [await desk.meet('wanda'), await desk.meet('hannah')];
    const { deviceId, billingAccountId } = await requestDevicePayment(desk, hannah);
    expect(await refused(wanda, { deviceId: deviceId ?? '' })).toBe('NOT_FOUND');
    expect(await refused(wanda, { deviceId: randomUUID() })).toBe('NOT_FOUND');
    expect(await refused(wanda, { billingAccountId })).toBe('NOT_FOUND');
    expect(await refused(wanda, { billingAccountId: wanda.area.id })).toBe('NOT_FOUND');
  });
});

describe('the key of a payment for a device', () => {
  it('answers the stored result again, one after the other and eight at once, with one entry in the book', async () => {
    const wanda = await desk.meet('wanda');
    const request = await requestDevicePayment(desk, wanda);
    const first = await createPayment(services, wanda.caller, request);
    const again = await createPayment(services, wanda.caller, request);
    const atOnce = await Promise.all(
      Array.from({ length: 8 }, () => createPayment(services, wanda.caller, request)),
    );
    expect(new Set([first, again, ...atOnce].map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await bookOf(wanda)).toEqual([{ cash: 5000, 'device-balances': -5000 }]);
  });

  it.each<[string, (request: PaymentRequest) => PaymentRequest]>([
    ['another amount', (request) => ({ ...request, amount: 5001 })],
    ['another device', (request) => ({ ...request, deviceId: randomUUID() })],
    ['the bill', (request) => ({ ...request, operation: 'createInstantPaymentV2' })],
  ])('is refused for %s', async (_what, change) => {
    const wanda = await desk.meet('wanda');
    const request = await requestDevicePayment(desk, wanda);
    await createPayment(services, wanda.caller, request);
    await expect(createPayment(services, wanda.caller, change(request))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await bookOf(wanda)).toHaveLength(1);
  });

  it('tells what became of it, and closed before it comes, is refused', async () => {
    const wanda = await desk.meet('wanda');
    const { customer } = wanda.caller;
    const paid = await requestDevicePayment(desk, wanda);
    const result = await createPayment(services, wanda.caller, paid);
    expect(await readAttempt(database, customer.account.id, paid.idempotencyKey)).toEqual({
      state: 'DONE',
      result,
    });
    const late = await requestDevicePayment(desk, wanda, { amount: 1000 });
    await closeAttempt(database, customer, late.idempotencyKey);
    await expect(createPayment(services, wanda.caller, late)).rejects.toMatchObject({
      code: 'ATTEMPT_CLOSED',
    });
  });
});

describe('what may be the same payment for a device again', () => {
  it('is asked about for that device alone, and not beside a payment of the bill or of another device', async () => {
    const hannah = await desk.meet('hannah');
    const { billingAccountId, deviceId } = await requestDevicePayment(desk, hannah);
    const bill = await desk.request(hannah, {
      billingAccountId,
      latestKnownPaymentId: undefined,
      amount: 5000,
    });
    await createPayment(services, hannah.caller, bill);
    const other = (await devicesOf(hannah)).find(({ id, remaining }) => id !== deviceId && remaining > 0);
    await pay(hannah, { deviceId: other?.id ?? '', latestKnownPaymentId: undefined });
    await pay(hannah);
    expect(await refused(hannah)).toBe('POSSIBLE_DUPLICATE');
  });

  it('is never more than what is left, also knowingly beside one whose end is not known', async () => {
    const wanda = await desk.meet('wanda');
    await pay(wanda, { amount: 9000 }, desk.servicesThat('no-answer')).catch(() => undefined);
    expect(await refused(wanda, { amount: 9000 })).toBe('POSSIBLE_DUPLICATE');
    const besides = (await devicesOf(wanda)).flatMap(({ latestPaymentId }) => latestPaymentId ?? []);
    expect(await refused(wanda, { amount: 1000, besides })).toBe('AMOUNT_OUT_OF_RANGE');
    await pay(wanda, { amount: 999, besides });
    expect(await leftOf(wanda)).toBe(9000);
  });
});

it('a pending payment for a device lowers what is left once it is settled, and the bill stays as it is', async () => {
  const wanda = await desk.meet('wanda');
  await pay(wanda, {}, desk.servicesThat('leave-pending'));
  expect((await devicesOf(wanda))[0]).toMatchObject({ remaining: 9999, pending: 5000 });
  expect(await refused(wanda, { amount: 6000 })).toBe('AMOUNT_OUT_OF_RANGE');
  await settleLater(wanda);
  expect(await leftOf(wanda)).toBe(4999);
  expect(await owedBy(wanda)).toEqual([6100, 8800]);
});

async function settleLater(customer: TestCustomer): Promise<void> {
  await database
    .updateTable('payment')
    .set({ paymentDate: '2026-11-30' })
    .where('accountId', '=', customer.caller.customer.account.id)
    .where('state', '=', 'pending')
    .execute();
  await runDuePayments(services);
}

async function pay(
  customer: TestCustomer,
  changes: Partial<PaymentRequest> = {},
  by: PaymentServices = services,
) {
  return createPayment(by, customer.caller, await requestDevicePayment(desk, customer, changes));
}

async function refused(customer: TestCustomer, changes: Partial<PaymentRequest> = {}): Promise<unknown> {
  return pay(customer, changes).catch(({ code }: { code: string }) => code);
}

async function accountsOf({ caller }: TestCustomer) {
  return loadBillingAccounts(database, clock, caller.customer);
}

async function devicesOf(customer: TestCustomer) {
  return loadDevices(
    database,
    (await accountsOf(customer)).map(({ id }) => id),
  );
}

async function leftOf(customer: TestCustomer): Promise<number | undefined> {
  return (await devicesOf(customer))[0]?.remaining;
}

async function owedBy(customer: TestCustomer): Promise<number[]> {
  return (await accountsOf(customer)).map(({ balance }) => balance.amountDue);
}

async function bookOf({ caller }: TestCustomer) {
  const lines = await readLedger(database, caller.customer.account.id);
  return lines.flatMap(({ entries }) => ('device-balances' in entries ? [entries] : []));
}
