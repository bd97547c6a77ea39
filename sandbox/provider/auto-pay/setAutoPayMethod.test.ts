import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { BillingArea } from '../../platform/database/index.ts';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { loadBillingAccounts } from '../billing/index.ts';
import { setAutoPayMethod } from './index.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

it('BL-WAL-008: takes over the areas that are chosen and no other, and keeps what an enrolment knows', async () => {
  const hannah = await desk.meet('hannah');
  const card = await anotherCard(hannah);
  const before = await enrolments(hannah);
  await use(hannah, card, ['CORE', 'MOBILE']);
  const after = await enrolments(hannah);
  expect(after.map((each) => each?.paymentMethodId)).toEqual([card, card, undefined]);
  expect(after[1]).toEqual({ ...before[1], paymentMethodId: card });
});

it('BL-MAS-007, BL-ELG-005: refuses a bank account for mobile, and then changes nothing of the others', async () => {
  const hannah = await desk.meet('hannah');
  const bank = methodOf(hannah, 'BANK_ACCOUNT');
  const before = await enrolments(hannah);
  await expect(use(hannah, bank, ['CORE', 'MOBILE'])).rejects.toMatchObject({
    code: 'METHOD_NOT_ELIGIBLE',
    details: { reason: 'KIND_NOT_ALLOWED', area: 'MOBILE' },
  });
  expect(await enrolments(hannah)).toEqual(before);
  await use(hannah, bank, ['CORE', 'STREAMING']);
  const visa = methodOf(hannah, 'VISA');
  expect((await enrolments(hannah)).map((each) => each?.paymentMethodId)).toEqual([bank, visa, bank]);
});

it('BL-APM-014: refuses to replace a method while something is past due, which is paid first', async () => {
  const helen = await desk.meet('helen');
  const card = await anotherCard(helen);
  await expect(use(helen, card, ['CORE'])).rejects.toMatchObject({ details: { reason: 'PAST_DUE' } });
});

it("is done once for a key, wants the terms, and knows no area and no method but the account's", async () => {
  const maria = await desk.meet('maria');
  const [hannah, visa] = [await desk.meet('hannah'), methodOf(maria, 'VISA')];
  const idempotencyKey = randomUUID();
  await expect(use(maria, visa, ['CORE'], { termsAccepted: false })).rejects.toMatchObject({
    code: 'TERMS_NOT_ACCEPTED',
  });
  await expect(use(maria, visa, [])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(use(maria, visa, ['MOBILE'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(use(maria, methodOf(hannah, 'VISA'), ['CORE'])).rejects.toMatchObject({
    code: 'METHOD_NOT_ELIGIBLE',
    details: { reason: 'NOT_SAVED' },
  });
  await expect(use(maria, visa, ['CORE'], { idempotencyKey })).resolves.toBe(visa);
  await expect(use(maria, visa, ['CORE'], { idempotencyKey })).resolves.toBe(visa);
});

function use(
  { caller }: TestCustomer,
  paymentMethodId: string,
  areas: BillingArea[],
  changes: { idempotencyKey?: string; termsAccepted?: boolean } = {},
): Promise<string> {
  const request = { idempotencyKey: randomUUID(), paymentMethodId, areas, termsAccepted: true, ...changes };
  return setAutoPayMethod(services, caller, request);
}

async function enrolments({ caller }: TestCustomer) {
  const accounts = await loadBillingAccounts(database, services.clock, caller.customer);
  return accounts.map(({ autoPay }) => autoPay);
}

function methodOf({ wallet }: TestCustomer, type: string): string {
  return wallet.find((method) => method.type === type)?.id ?? '';
}

/** Adds a card with a late expiry to the customer's wallet. */
async function anotherCard({ caller, wallet }: TestCustomer): Promise<string> {
  const id = randomUUID();
  const row = await database
    .selectFrom('paymentMethod')
    .selectAll()
    .where('id', '=', wallet[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('paymentMethod')
    .values({
      ...row,
      id,
      accountId: caller.customer.account.id,
      type: 'MASTERCARD',
      lastFour: '4444',
      expiration: '1230',
      isDefault: false,
      position: 90,
    })
    .execute();
  return id;
}
