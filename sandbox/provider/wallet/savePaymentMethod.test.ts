import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { issueToken, type EnteredMethod } from '../token/paymentToken.ts';
import { deletePaymentMethod } from './deletePaymentMethod.ts';
import { loadWallet } from './loadWallet.ts';
import { mostSavedMethods, savePaymentMethod } from './savePaymentMethod.ts';

const desk = await openPaymentDesk();
const { database, services, clock } = desk;
afterAll(() => database.destroy());

const visa = {
  type: 'VISA',
  cardKind: 'CREDIT',
  lastFour: '1111',
  expiration: '0829',
  zip: '28202',
  holderName: 'María González',
  restricted: false,
} as const;
const checking = {
  type: 'BANK_ACCOUNT',
  bankAccountKind: 'CHECKING',
  lastFour: '3456',
  holderName: 'María González',
  restricted: false,
} as const;

describe('adding a payment method', () => {
  it('BL-WAL-003: saves a card or a bank account at the end, and once for a key', async () => {
    const maria = await desk.meet('maria');
    for (const method of [visa, checking]) {
      const token = await enter(maria, method);
      const idempotencyKey = randomUUID();
      const id = await save(maria, token, idempotencyKey);
      expect(await save(maria, token, idempotencyKey)).toBe(id);
    }
    expect((await walletOf(maria)).slice(maria.wallet.length)).toMatchObject([visa, checking]);
  });

  it.each(['PREPAID', 'GIFT'] as const)('BL-ELG-003: refuses a %s card', async (cardKind) => {
    const maria = await desk.meet('maria');
    await expect(save(maria, await enter(maria, { ...visa, cardKind }))).rejects.toMatchObject({
      code: 'METHOD_NOT_ELIGIBLE',
      details: { reason: 'KIND_NOT_ALLOWED' },
    });
  });

  it('BL-RST-009: refuses a card where cards are closed, and saves a bank account', async () => {
    const maria = await desk.meet('maria');
    await database
      .updateTable('billingAccount')
      .set({ restriction: 'CARDS' })
      .where('id', '=', maria.area.id)
      .execute();
    await expect(save(maria, await enter(maria, visa))).rejects.toMatchObject({
      details: { reason: 'RESTRICTED' },
    });
    await save(maria, await enter(maria, checking));
  });

  it('does not save the same card twice, and takes over the later expiry of a renewed one', async () => {
    const maria = await desk.meet('maria');
    const number = randomUUID();
    const id = await save(maria, await enter(maria, visa, number));
    for (const [expiration, kept] of [
      ['0927', '0829'],
      ['0932', '0932'],
    ] as const) {
      expect(await save(maria, await enter(maria, { ...visa, expiration }, number))).toBe(id);
      const wallet = await walletOf(maria);
      expect(wallet).toHaveLength(maria.wallet.length + 1);
      expect(wallet.at(-1)).toMatchObject({ id, expiration: kept });
    }
  });

  it('takes another number of the same ending for another card, and another account’s for its own', async () => {
    const [maria, ruth] = [await desk.meet('maria'), await desk.meet('ruth')];
    const number = randomUUID();
    const id = await save(maria, await enter(maria, visa, number));
    expect(await save(maria, await enter(maria, visa))).not.toBe(id);
    await save(ruth, await enter(ruth, visa, number));
    expect(await walletOf(ruth)).toHaveLength(ruth.wallet.length + 1);
  });

  it('saves as many as may be and no more, until one is deleted', async () => {
    const maria = await desk.meet('maria');
    const free = mostSavedMethods - maria.wallet.length;
    for (let count = 0; count < free; count += 1) await save(maria, await enter(maria, visa));
    const token = await enter(maria, visa);
    await expect(save(maria, token)).rejects.toMatchObject({ code: 'WALLET_FULL', details: { most: 20 } });
    const [first] = maria.wallet;
    const request = { idempotencyKey: randomUUID(), paymentMethodId: first?.id ?? '' };
    await deletePaymentMethod(database, maria.caller, request);
    await save(maria, token);
  });
});

/** Issues a token for a method entered now; by the fingerprint the processor recognises a number. */
async function enter(
  { caller }: TestCustomer,
  method: Omit<EnteredMethod, 'processorReference'>,
  fingerprint: string = randomUUID(),
): Promise<string> {
  const processorReference = randomUUID();
  await database
    .insertInto('processorInstrument')
    .values({ reference: processorReference, behaviour: 'approve', fingerprint })
    .execute();
  const now = clock.now(caller.session.accountId);
  return issueToken(database, caller.session, { ...method, processorReference }, now);
}

function save(
  { caller }: TestCustomer,
  token: string,
  idempotencyKey: string = randomUUID(),
): Promise<string> {
  return savePaymentMethod(services, caller, { idempotencyKey, token });
}

function walletOf({ caller }: TestCustomer) {
  return loadWallet(database, caller.session.accountId);
}
