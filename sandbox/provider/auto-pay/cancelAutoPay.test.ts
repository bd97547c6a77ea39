import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { readAttempt } from '../attempt.ts';
import { loadBillingAccount, loadBillingAccounts } from '../billing/index.ts';
import { cancelAutoPay, changeAutoPayDate, enrollInAutoPay } from './index.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());

describe('turning Auto Pay off', () => {
  it('BL-APC-004: turns it off, once for a key, and the key tells what became of it', async () => {
    const priya = await desk.meet('priya');
    const idempotencyKey = randomUUID();
    await cancel(priya, { idempotencyKey });
    expect(await stateOf(priya)).toMatchObject({ autoPay: undefined, interruptedAutoPay: undefined });
    await enroll(priya);
    await cancel(priya, { idempotencyKey });
    expect((await stateOf(priya)).autoPay).toBeDefined();
    expect(await readAttempt(database, priya.caller.session.accountId, idempotencyKey)).toEqual({
      state: 'DONE',
    });
    await expect(cancel(priya, { idempotencyKey, replacing: true })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('leaves it off where it is off already', async () => {
    const maria = await desk.meet('maria');
    await expect(cancel(maria)).resolves.toBe(maria.area.id);
  });

  it('BL-APE-009: it can be turned on again at once, and then begins with the next bill', async () => {
    const priya = await desk.meet('priya');
    await cancel(priya);
    await enroll(priya);
    const { autoPay, schedule } = await stateOf(priya);
    expect(autoPay?.effectiveOn && autoPay.effectiveOn > schedule.today).toBe(true);
  });

  it('is refused while a bill is drafted', async () => {
    const priya = await desk.meet('priya');
    const { paymentId = '' } = await desk.pay(priya);
    await database
      .updateTable('payment')
      .set({ state: 'in-flight', draftOf: '2026-12-10' })
      .where('id', '=', paymentId)
      .execute();
    await expect(cancel(priya)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      details: { reason: 'PROCESSING' },
    });
  });

  it('BL-MOB-004: is refused for mobile', async () => {
    const hannah = await desk.meet('hannah');
    const areas = await loadBillingAccounts(database, desk.clock, hannah.caller.customer);
    const mobile = areas.find(({ area }) => area === 'MOBILE');
    await expect(cancel(hannah, { billingAccountId: mobile?.id ?? '' })).rejects.toMatchObject({
      details: { reason: 'REQUIRED' },
    });
  });

  it('answers another account as it answers an unknown id', async () => {
    const [priya, maria] = [await desk.meet('priya'), await desk.meet('maria')];
    const foreign = { billingAccountId: priya.area.id };
    await expect(cancel(maria, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(changeDay(maria, 15, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('another method for Auto Pay', () => {
  it('BL-APE-010, BL-APM-012: leaves it on where the account is disconnected, which could not turn it on again', async () => {
    const priya = await desk.meet('priya');
    await database
      .updateTable('billingAccount')
      .set({ status: 'DISCONNECTED' })
      .where('id', '=', priya.area.id)
      .execute();
    await expect(cancel(priya, { replacing: true })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await stateOf(priya)).toMatchObject({
      autoPay: priya.area.autoPay,
      interruptedAutoPay: undefined,
    });
    await expect(cancel(priya)).resolves.toBe(priya.area.id);
  });

  it('BL-APM-010, BL-APM-013: keeps in between what it was, and goes on with the other one as before', async () => {
    const priya = await desk.meet('priya');
    const day = priya.area.dueDay;
    await changeDay(priya, day);
    const { autoPay: before } = await stateOf(priya);
    await cancel(priya, { replacing: true });
    expect(await stateOf(priya)).toMatchObject({
      autoPay: undefined,
      interruptedAutoPay: { effectiveOn: before?.effectiveOn, debitDay: before?.debitDay },
    });
    await enroll(priya, priya.wallet.at(-1)?.id);
    expect(await stateOf(priya)).toMatchObject({
      autoPay: { ...before, paymentMethodId: priya.wallet.at(-1)?.id },
      interruptedAutoPay: undefined,
    });
  });

  it('BL-APM-014: is refused while something is past due', async () => {
    const helen = await desk.meet('helen');
    await expect(cancel(helen, { replacing: true })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      details: { reason: 'PAST_DUE' },
    });
    expect((await stateOf(helen)).autoPay).toBeDefined();
  });

  it('BL-APM-012: is refused before Auto Pay is off where it could not be turned on with the other method', async () => {
    const priya = await desk.meet('priya');
    await database
      .updateTable('paymentMethod')
      .set({ restricted: true })
      .where('id', '=', priya.wallet.at(-1)?.id ?? '')
      .execute();
    const refused = [
      [{ savedMethodId: priya.wallet.at(-1)?.id ?? '' }, { code: 'METHOD_NOT_ELIGIBLE' }],
      [{ savedMethodId: randomUUID() }, { code: 'METHOD_NOT_ELIGIBLE', details: { reason: 'NOT_SAVED' } }],
      [{ token: 'expired' }, { code: 'SECURITY_CODE_NOT_VERIFIED' }],
    ] as const;
    for (const [method, refusal] of refused)
      await expect(cancel(priya, { replacing: true, ...method })).rejects.toMatchObject(refusal);
    expect(await stateOf(priya)).toMatchObject({ autoPay: {}, interruptedAutoPay: undefined });
  });

  it('is refused where Auto Pay is off', async () => {
    const maria = await desk.meet('maria');
    await expect(cancel(maria, { replacing: true })).rejects.toMatchObject({
      details: { reason: 'NOT_ENROLLED' },
    });
  });
});

describe('another day for Auto Pay', () => {
  it('BL-APD-004: changes nothing else of it', async () => {
    const priya = await desk.meet('priya');
    const { autoPay: before } = await stateOf(priya);
    const day = priya.area.dueDay;
    await changeDay(priya, day);
    const { autoPay, schedule } = await stateOf(priya);
    expect(autoPay).toEqual({ ...before, debitDay: { day, chosenOn: schedule.today } });
  });

  it('BL-APD-016: is refused where payments would be late', async () => {
    const priya = await desk.meet('priya');
    await expect(changeDay(priya, priya.area.dueDay + 1)).rejects.toMatchObject({
      code: 'DATE_NOT_ALLOWED',
      details: { reason: 'LATE' },
    });
  });

  it.each([0, 32, 1.5])('is no day of a month: %d', async (day) => {
    await expect(changeDay(await desk.meet('priya'), day)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is refused where Auto Pay is off', async () => {
    const maria = await desk.meet('maria');
    await expect(changeDay(maria, maria.area.dueDay)).rejects.toMatchObject({
      details: { reason: 'NOT_ENROLLED' },
    });
  });
});

function cancel(
  { caller, area }: TestCustomer,
  changes: Partial<Parameters<typeof cancelAutoPay>[2]> = {},
): Promise<string> {
  return cancelAutoPay(services, caller, {
    idempotencyKey: randomUUID(),
    billingAccountId: area.id,
    ...changes,
  });
}

function changeDay({ caller, area }: TestCustomer, day: number, changes = {}): Promise<string> {
  const request = { idempotencyKey: randomUUID(), billingAccountId: area.id, day, ...changes };
  return changeAutoPayDate(services, caller, request);
}

function enroll({ caller, area, wallet }: TestCustomer, savedMethodId = wallet[0]?.id): Promise<string> {
  return enrollInAutoPay(services, caller, {
    idempotencyKey: randomUUID(),
    billingAccountId: area.id,
    termsAccepted: true,
    ...(savedMethodId !== undefined && { savedMethodId }),
  });
}

function stateOf({ caller, area }: TestCustomer) {
  return loadBillingAccount(database, desk.clock, caller.customer, area.id);
}
