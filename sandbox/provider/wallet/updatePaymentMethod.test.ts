import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { readAttempt } from '../attempt.ts';
import { loadWallet, type PaymentMethod } from './loadWallet.ts';
import { updatePaymentMethod, type UpdateMethodRequest } from './updatePaymentMethod.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

describe('changing a saved card', () => {
  it('BL-WAL-009, BL-WAL-010, BL-WAL-012: changes expiry, ZIP code and name, and nothing else', async () => {
    const maria = await desk.meet('maria');
    const [card] = maria.wallet;
    await update(maria, card, { expiration: '0829', zip: '28277', nameOnCard: ' M. González ' });
    const changed = { ...card, expiration: '0829', zip: '28277', holderName: 'M. González' };
    expect(await walletOf(maria)).toEqual([changed, ...maria.wallet.slice(1)]);
  });

  it('leaves what is not given as somebody else has left it meanwhile', async () => {
    const maria = await desk.meet('maria');
    const [card] = maria.wallet;
    await update(maria, card, { expiration: '0832' });
    const request = { idempotencyKey: randomUUID(), paymentMethodId: card?.id ?? '', zip: '28277' };
    await updatePaymentMethod(services, maria.caller, request);
    expect((await walletOf(maria))[0]).toMatchObject({ expiration: '0832', zip: '28277' });
  });

  it('does it once for a key, and the key tells what became of it', async () => {
    const maria = await desk.meet('maria');
    const [card] = maria.wallet;
    const idempotencyKey = randomUUID();
    await update(maria, card, { idempotencyKey, zip: '28277' });
    await update(maria, card, { zip: '10001' });
    await update(maria, card, { idempotencyKey, zip: '28277' });
    expect((await walletOf(maria))[0]?.zip).toBe('10001');
    const { accountId } = maria.caller.session;
    expect(await readAttempt(database, accountId, idempotencyKey)).toEqual({ state: 'DONE' });
    await expect(update(maria, card, { idempotencyKey, zip: '10002' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('BL-WAL-014: refuses a bank account', async () => {
    const maria = await desk.meet('maria');
    const account = maria.wallet.find(({ type }) => type === 'BANK_ACCOUNT');
    await expect(update(maria, account)).rejects.toMatchObject({
      code: 'METHOD_NOT_ELIGIBLE',
      details: { reason: 'KIND_NOT_ALLOWED' },
    });
  });

  it.each([
    ['expiration', ['1329', '0029', '129', 'ab29', '', '1126', '0199', '0147']],
    ['zip', ['1234', '123456', '12a45', '']],
    ['nameOnCard', ['', '   ', 'x'.repeat(101), 'a\u0000b']],
  ])('BL-VAL-051, BL-VAL-055, BL-VAL-058 to BL-VAL-060: refuses what is no %s', async (field, values) => {
    const maria = await desk.meet('maria');
    const refusals = await Promise.allSettled(
      values.map((value) => update(maria, maria.wallet[0], { [field]: value })),
    );
    expect(refusals).toMatchObject(
      values.map(() => ({ reason: { code: 'INVALID_INPUT', details: { field } } })),
    );
    expect(await walletOf(maria)).toEqual(maria.wallet);
  });

  it('BL-VAL-052: takes the very last month that it may', async () => {
    const maria = await desk.meet('maria');
    await update(maria, maria.wallet[0], { expiration: '1246' });
    expect((await walletOf(maria))[0]?.expiration).toBe('1246');
  });

  it('BL-VAL-053: refuses an expiry before a payment that is scheduled with it', async () => {
    const sofia = await desk.meet('sofia');
    const card = sofia.wallet.find(({ type }) => type !== 'BANK_ACCOUNT');
    await database
      .updateTable('payment')
      .set({ paymentDate: '2027-01-05' })
      .where('paymentMethodId', '=', card?.id ?? '')
      .execute();
    await expect(update(sofia, card, { expiration: '1226' })).rejects.toMatchObject({
      code: 'METHOD_NOT_ELIGIBLE',
      details: { reason: 'EXPIRED' },
    });
    await update(sofia, card, { expiration: '0127' });
  });

  it('BL-VAL-056: refuses an expiry before the next draft of Auto Pay', async () => {
    const elena = await desk.meet('elena');
    const card = elena.wallet.find(({ id }) => id === elena.area.autoPay?.paymentMethodId);
    await expect(update(elena, card, { expiration: '1226' })).rejects.toMatchObject({
      details: { reason: 'EXPIRED' },
    });
    await update(elena, card, { expiration: '0127' });
  });

  it('answers another account as it answers an unknown id', async () => {
    const [maria, ruth] = [await desk.meet('maria'), await desk.meet('ruth')];
    await expect(update(maria, ruth.wallet[0])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(update(maria, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

function update(
  { caller }: TestCustomer,
  method: PaymentMethod | undefined,
  changes: Partial<UpdateMethodRequest> = {},
): Promise<string> {
  return updatePaymentMethod(services, caller, {
    idempotencyKey: randomUUID(),
    paymentMethodId: method?.id ?? 'none',
    expiration: '0829',
    zip: '28205',
    nameOnCard: 'María González',
    ...changes,
  });
}

function walletOf({ caller }: TestCustomer): Promise<PaymentMethod[]> {
  return loadWallet(database, caller.session.accountId);
}
