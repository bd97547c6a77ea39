import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { readAttempt } from '../attempt.ts';
import { cancelScheduledPayment, createPayment, loadPayments } from '../payment/index.ts';
import { issueToken } from '../token/paymentToken.ts';
import { deletePaymentMethod } from './deletePaymentMethod.ts';
import { loadWallet } from './loadWallet.ts';
import { saveToken } from './savePaymentMethod.ts';

const desk = await openPaymentDesk();
const { database, clock } = desk;
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('deleting a saved method', () => {
  it('BL-WAL-005: takes it out of the wallet, and the first one that is left becomes the default', async () => {
    const maria = await desk.meet('maria');
    const [first, second, third] = maria.wallet;
    expect(await remove(maria, first?.id)).toBe(first?.id);
    expect(await walletOf(maria)).toEqual([
      [second?.id, true],
      [third?.id, false],
    ]);
  });

  it('leaves the default alone when it is another one', async () => {
    const maria = await desk.meet('maria');
    const [first, second, third] = maria.wallet;
    await remove(maria, second?.id);
    expect(await walletOf(maria)).toEqual([
      [first?.id, true],
      [third?.id, false],
    ]);
  });

  it('does it once for a key, and the key tells what became of it', async () => {
    const maria = await desk.meet('maria');
    const [method] = maria.wallet;
    const key = randomUUID();
    await remove(maria, method?.id, key);
    expect(await remove(maria, method?.id, key)).toBe(method?.id);
    const accountId = maria.caller.session.accountId;
    expect(await readAttempt(database, accountId, key)).toEqual({ state: 'DONE' });
    await expect(remove(maria, method?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers another account as it answers an unknown id', async () => {
    const [maria, ruth] = [await desk.meet('maria'), await desk.meet('ruth')];
    await expect(remove(maria, ruth.wallet[0]?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(maria, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not undone by the token that it was saved with', async () => {
    const maria = await desk.meet('maria');
    const token = await enterBankAccount(maria);
    const save = () =>
      database.transaction().execute((transaction) => saveToken(transaction, clock, maria.caller, token));
    await remove(maria, await save());
    await expect(save()).rejects.toMatchObject({ code: 'SECURITY_CODE_NOT_VERIFIED' });
  });

  it('leaves a place at the end for what is saved next', async () => {
    const maria = await desk.meet('maria');
    const [first, second, third] = maria.wallet;
    await remove(maria, first?.id);
    const token = await enterBankAccount(maria);
    const fourth = await database
      .transaction()
      .execute((transaction) => saveToken(transaction, clock, maria.caller, token));
    expect(await walletOf(maria)).toEqual([
      [second?.id, true],
      [third?.id, false],
      [fourth, false],
    ]);
  });

  it('is undone by a reset of the household', async () => {
    const maria = await desk.meet('maria');
    await remove(maria, maria.wallet[0]?.id);
    await desk.personas.reset(maria.caller.customer.username);
    expect(await walletOf(maria)).toEqual(maria.wallet.map(({ id, isDefault }) => [id, isDefault]));
  });
});

describe('a saved method that is needed', () => {
  it('BL-WAL-016: is not deleted while Auto Pay draws on it, and the refusal says for what', async () => {
    const priya = await desk.meet('priya');
    const method = priya.wallet.find(({ id }) => id === priya.area.autoPay?.paymentMethodId);
    await expect(remove(priya, method?.id)).rejects.toMatchObject({
      code: 'METHOD_IN_USE',
      details: { reason: 'AUTO_PAY', areas: ['CORE'], paymentIds: [] },
    });
    await database.deleteFrom('autoPay').where('billingAccountId', '=', priya.area.id).execute();
    expect(await remove(priya, method?.id)).toBe(method?.id);
  });

  it('BL-WAL-018: is not deleted either when only one of several areas needs it', async () => {
    const hannah = await desk.meet('hannah');
    const [visa, checking] = hannah.wallet;
    await expect(remove(hannah, visa?.id)).rejects.toMatchObject({
      details: { reason: 'AUTO_PAY', areas: ['MOBILE'] },
    });
    expect(await remove(hannah, checking?.id)).toBe(checking?.id);
  });

  it('BL-WAL-017: is not deleted until the scheduled payment that draws on it is cancelled', async () => {
    const ben = await desk.meet('ben');
    const [payment] = await scheduledOf(ben);
    const methodId = payment?.paymentMethodId ?? undefined;
    const key = randomUUID();
    await expect(remove(ben, methodId, key)).rejects.toMatchObject({
      details: { reason: 'SCHEDULED_PAYMENT', areas: [], paymentIds: [payment?.id] },
    });
    const cancel = { idempotencyKey: randomUUID(), paymentId: payment?.id ?? '' };
    await cancelScheduledPayment(database, ben.caller, cancel);
    expect(await remove(ben, methodId, key)).toBe(methodId);
  });

  it('is not deleted while a payment with it is in flight', async () => {
    const zoe = await desk.meet('zoe');
    const silent = desk.servicesThat('no-answer');
    await createPayment(silent, zoe.caller, await desk.request(zoe)).catch(() => undefined);
    const [method] = zoe.wallet;
    await expect(remove(zoe, method?.id)).rejects.toMatchObject({
      code: 'METHOD_IN_USE',
      details: { reason: 'PAYMENT_IN_FLIGHT', paymentIds: [expect.any(String)] },
    });
  });

  it('may be deleted once it has paid', async () => {
    const maria = await desk.meet('maria');
    await desk.pay(maria);
    expect(await remove(maria, maria.wallet[0]?.id)).toBe(maria.wallet[0]?.id);
  });
});

/** Issues a token for a bank account entered now, with the processor's reference of a saved one. */
function enterBankAccount({ caller, wallet }: TestCustomer): Promise<string> {
  const saved = wallet.find(({ type }) => type === 'BANK_ACCOUNT');
  if (saved === undefined) throw new Error('No bank account is saved.');
  return issueToken(database, caller.session, saved, clock.now(caller.session.accountId));
}

function remove(
  { caller }: TestCustomer,
  paymentMethodId: string | undefined,
  idempotencyKey: string = randomUUID(),
): Promise<string> {
  const request = { idempotencyKey, paymentMethodId: paymentMethodId ?? 'none' };
  return deletePaymentMethod(database, caller, request);
}

async function walletOf({ caller }: TestCustomer) {
  const wallet = await loadWallet(database, caller.session.accountId);
  return wallet.map(({ id, isDefault }) => [id, isDefault]);
}

function scheduledOf({ area }: TestCustomer) {
  return loadPayments(database, area.id, { states: ['scheduled'], order: 'next-first', first: 9 });
}
