import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/calendar.ts';
import { openPaymentDesk, type TestCustomer } from '../../testing/openPaymentDesk.ts';
import { requestDevicePayment } from '../../testing/requestDevicePayment.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { cancelAutoPay, changeAutoPayDate } from '../auto-pay/index.ts';
import { loadBillingAccount, loadBillingAccounts } from '../billing/index.ts';
import { charge, postTransaction } from '../ledger/postTransaction.ts';
import type { Processor } from '../processor.ts';
import { createPayment } from './createPayment.ts';
import { resolveLeftInFlight, runDuePayments } from './unfinishedWork.ts';

const desk = await openPaymentDesk();
const { database, services } = desk;
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

const dayMilliseconds = 24 * 60 * 60_000;
const later = () => new Date(Date.now() + 1000);

describe('Auto Pay', () => {
  it('drafts the bill on its due date, and not a day before', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 8);
    expect(await draftsOf(priya)).toEqual([]);
    await comeTo(priya, 9);
    const { amountDue } = priya.area.balance;
    expect(await draftsOf(priya)).toMatchObject([
      {
        state: 'successful',
        amountCents: amountDue,
        channel: 'AUTOMATIC',
        draftOf: priya.area.balance.dueDate,
      },
    ]);
    expect((await areaOf(priya)).balance.amountDue).toBe(0);
  });

  it('drafts it once, however often it is looked after, also at the same time', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 9);
    await Promise.all([runDuePayments(services), runDuePayments(services)]);
    await comeTo(priya, 12);
    expect(await draftsOf(priya)).toHaveLength(1);
  });

  it('drafts it later where nobody was at work on the day', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 20);
    expect(await draftsOf(priya)).toMatchObject([{ state: 'successful' }]);
  });

  it('never drafts a bill that was issued before it was turned on, however late that is paid (BL-APE-011)', async () => {
    const elena = await desk.meet('elena');
    await comeTo(elena, 60);
    expect(await draftsOf(elena)).toEqual([]);
    expect((await areaOf(elena)).balance.amountDue).toBe(elena.area.balance.amountDue);
  });

  it('drafts the next bill, too', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 9);
    const { billingAccountId, dueOn } = { billingAccountId: priya.area.id, dueOn: addDays(today(priya), 39) };
    const event = { billingAccountId, occurredOn: addDays(dueOn, -20), amountCents: 5000 };
    await database.transaction().execute((transaction) => postTransaction(transaction, charge(event, dueOn)));
    await comeTo(priya, 38);
    expect(await draftsOf(priya)).toHaveLength(1);
    await comeTo(priya, 39);
    expect(await draftsOf(priya)).toMatchObject([
      {},
      { state: 'successful', amountCents: 5000, draftOf: dueOn },
    ]);
  });

  it('drafts it on the day that was chosen', async () => {
    const priya = await desk.meet('priya');
    const day = Number(addDays(today(priya), 8).slice(-2));
    await changeAutoPayDate(services, priya.caller, {
      idempotencyKey: randomUUID(),
      billingAccountId: priya.area.id,
      day,
    });
    await comeTo(priya, 8);
    expect(await draftsOf(priya)).toMatchObject([{ paymentDate: addDays(today(priya), 8) }]);
  });

  it('takes nothing that is on its way already', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 9, async () => {
      const request = await desk.request(priya, { amount: 2999 });
      await createPayment(desk.servicesThat('leave-pending'), priya.caller, request);
    });
    expect(await draftsOf(priya)).toMatchObject([{ amountCents: priya.area.balance.amountDue - 2999 }]);
  });

  it('takes the whole bill while a payment for a device is on its way', async () => {
    const hannah = await desk.meet('hannah');
    const accounts = await loadBillingAccounts(database, desk.clock, hannah.caller.customer);
    const mobile = accounts.find(({ area }) => area === 'MOBILE');
    if (!mobile) throw new Error('hannah has no mobile bill.');
    await comeTo(hannah, 30, async () => {
      const device = await requestDevicePayment(desk, hannah);
      await expect(
        createPayment(desk.servicesThat('no-answer'), hannah.caller, device),
      ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    });
    expect(await draftsOf({ ...hannah, area: mobile })).toMatchObject([
      { amountCents: mobile.balance.amountDue },
    ]);
    await resolveLeftInFlight(services, later());
  });

  it('drafts nothing once it is off', async () => {
    const priya = await desk.meet('priya');
    const request = { idempotencyKey: randomUUID(), billingAccountId: priya.area.id };
    await cancelAutoPay(services, priya.caller, request);
    await comeTo(priya, 9);
    expect(await draftsOf(priya)).toEqual([]);
  });

  it('leaves a bill alone that was made out before it began (BL-APE-011)', async () => {
    const elena = await desk.meet('elena');
    await database
      .updateTable('autoPay')
      .set({ effectiveOn: '2027-06-01' })
      .where('billingAccountId', '=', elena.area.id)
      .execute();
    await comeTo(elena, 13);
    expect(await draftsOf(elena)).toEqual([]);
  });
});

describe('a draft that does not succeed', () => {
  it('is not made again, and begins the grace period (BL-BAN-005)', async () => {
    const priya = await desk.meet('priya');
    await comeTo(priya, 9, undefined, desk.servicesThat('decline'));
    await comeTo(priya, 10);
    expect(await draftsOf(priya)).toMatchObject([{ state: 'declined' }]);
    const { gracePeriod, balance } = await areaOf(priya);
    expect([gracePeriod, balance.amountDue]).toEqual([true, priya.area.balance.amountDue]);
  });

  it('is one with a card that has expired, which the processor is not asked about', async () => {
    const priya = await desk.meet('priya');
    await database
      .updateTable('paymentMethod')
      .set({ expiration: '1126' })
      .where('id', '=', priya.wallet[0]?.id ?? '')
      .execute();
    await comeTo(priya, 9, undefined, { ...services, processor: neverAsked });
    expect(await draftsOf(priya)).toMatchObject([{ state: 'declined' }]);
  });

  it('is never in flight when its method is refused: who finds it after a kill would charge it', async () => {
    const priya = await desk.meet('priya');
    const id = priya.wallet[0]?.id ?? '';
    await database.updateTable('paymentMethod').set({ restricted: true }).where('id', '=', id).execute();
    await sql`
      create function kill() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      database,
    );
    await sql`
      create trigger kill before update on payment for each row
      when (new.state = 'declined') execute function kill()`.execute(database);
    await expect(comeTo(priya, 9)).rejects.toThrow('killed');
    await sql`drop trigger kill on payment`.execute(database);
    await resolveLeftInFlight(services, later());
    expect(await draftsOf(priya)).toEqual([]);
    await runDuePayments({ ...services, processor: neverAsked });
    expect(await draftsOf(priya)).toMatchObject([{ state: 'declined' }]);
  });

  it('is carried out after a kill between its acceptance and the processor, once', async () => {
    const priya = await desk.meet('priya');
    const dying = { ...services, processor: neverAsked };
    await expect(comeTo(priya, 9, undefined, dying)).rejects.toThrow('killed');
    expect(await draftsOf(priya)).toMatchObject([{ state: 'in-flight' }]);
    await resolveLeftInFlight(services, later());
    await runDuePayments(services);
    expect(await draftsOf(priya)).toMatchObject([{ state: 'successful' }]);
    expect((await areaOf(priya)).balance).toMatchObject({ amountDue: 0, creditBalance: 0 });
  });

  it('is found out when the processor took it and was not heard, once', async () => {
    const priya = await desk.meet('priya');
    const silent = desk.servicesThat('no-answer');
    await comeTo(priya, 9, undefined, silent);
    expect(await draftsOf(priya)).toMatchObject([{ state: 'in-flight' }]);
    await resolveLeftInFlight(silent, later());
    expect(await draftsOf(priya)).toMatchObject([{ state: 'successful' }]);
    expect((await areaOf(priya)).balance).toMatchObject({ amountDue: 0, creditBalance: 0 });
  });
});

const neverAsked: Processor = { ...services.processor, charge: () => Promise.reject(new Error('killed')) };

/** Moves the customer's clock a number of days from the day of the test, and runs what is due. */
async function comeTo(
  { caller }: TestCustomer,
  days: number,
  before: () => Promise<void> = () => Promise.resolve(),
  at = services,
): Promise<void> {
  desk.clock.freeze(new Date(testNow.getTime() + days * dayMilliseconds), caller.session.accountId);
  await before();
  await runDuePayments(at);
}

function today({ area }: TestCustomer): string {
  return area.schedule.today;
}

function draftsOf({ area }: TestCustomer) {
  return database
    .selectFrom('payment')
    .selectAll()
    .where('billingAccountId', '=', area.id)
    .where('draftOf', 'is not', null)
    .orderBy('acceptanceNumber')
    .execute();
}

function areaOf({ caller, area }: TestCustomer) {
  return loadBillingAccount(database, desk.clock, caller.customer, area.id);
}
