import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPaymentDesk } from '../../testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { charge, credit, postTransaction } from './postTransaction.ts';
import { readBalances, readLedger } from './readLedger.ts';
import { verifyLedger } from './verifyLedger.ts';

const desk = await openPaymentDesk();
const { database } = desk;
const today = '2026-12-01';
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('the database itself', () => {
  it('refuses a transaction that does not sum to zero', async () => {
    const billingAccountId = await someBillingAccount();
    const unbalanced = { ...charge({ billingAccountId, occurredOn: today, amountCents: 100 }, today) };
    const posting = database
      .transaction()
      .execute((transaction) =>
        postTransaction(transaction, { ...unbalanced, entries: { receivable: 100, revenue: -99 } }),
      );
    await expect(posting).rejects.toThrow('does not sum to zero');
  });

  it('refuses a transaction without entries', async () => {
    const billingAccountId = await someBillingAccount();
    const empty = database
      .insertInto('ledgerTransaction')
      .values({
        id: 'empty',
        billingAccountId,
        kind: 'credit',
        paymentId: null,
        occurredOn: today,
        dueOn: null,
        recordedAt: new Date(),
      })
      .execute();
    await expect(empty).rejects.toThrow('does not sum to zero');
  });

  it.each([
    ['changing an entry', sql`update ledger_entry set amount_cents = amount_cents * 2`],
    ['removing an entry', sql`delete from ledger_entry`],
    ['redating a transaction', sql`update ledger_transaction set occurred_on = '2020-01-01'`],
    ['removing a transaction', sql`delete from ledger_transaction`],
    ['emptying the book', sql`truncate ledger_transaction cascade`],
  ])('refuses %s', async (_what, statement) => {
    await someBillingAccount();
    await expect(statement.execute(database)).rejects.toThrow('append-only');
  });

  it('refuses to book the same payment twice', async () => {
    const maria = await desk.meet('maria');
    const { paymentId = '' } = await desk.pay(maria);
    const twice = database.transaction().execute((transaction) =>
      postTransaction(transaction, {
        billingAccountId: maria.area.id,
        kind: 'payment',
        paymentId,
        occurredOn: today,
        entries: { cash: 1500, receivable: -1500 },
      }),
    );
    await expect(twice).rejects.toThrow('unique');
  });
});

describe('balances', () => {
  const day = fc.integer({ min: -60, max: 60 }).map((offset) => dayFrom(offset));
  const events = fc.array(
    fc.record({
      kind: fc.constantFrom('charge', 'credit'),
      amountCents: fc.integer({ min: 1, max: 99_999 }),
      day,
    }),
    { maxLength: 12 },
  );

  it('are the sum of what was written, with the overdue part covered last', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (some) => {
        const billingAccountId = await emptyBillingAccount();
        await database.transaction().execute(async (transaction) => {
          for (const { kind, amountCents, day: dueOn } of some) {
            const event = { billingAccountId, occurredOn: today, amountCents };
            const posting = kind === 'charge' ? charge(event, dueOn) : credit(event);
            await postTransaction(transaction, posting);
          }
        });
        const balance = (await readBalances(database, [billingAccountId], today)).get(billingAccountId);
        const total = sum(
          some.map(({ kind, amountCents }) => (kind === 'charge' ? amountCents : -amountCents)),
        );
        const later = some.filter((event) => event.kind === 'charge' && event.day >= today);
        const notOverdue = sum(later.map(({ amountCents }) => amountCents));
        expect(balance).toMatchObject({
          amountDue: Math.max(0, total),
          creditBalance: Math.max(0, -total),
          pastDueAmount: Math.max(0, total - notOverdue),
        });
        expect(balance?.pastDueAmount).toBeLessThanOrEqual(balance?.amountDue ?? -1);
        const overdue = some.filter((event) => event.kind === 'charge' && event.day < today);
        const newest = overdue.map((event) => event.day).toSorted();
        expect(balance?.pastDueDate).toBe(total > notOverdue ? newest.at(-1) : undefined);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the verification of the ledger', () => {
  it('reads the book of an account in order', async () => {
    const maria = await desk.meet('maria');
    const book = await readLedger(database, maria.caller.session.accountId);
    const days = book.map(({ occurredOn }) => occurredOn);
    expect(days).toEqual(days.toSorted());
    expect(book.every(({ entries }) => sum(Object.values(entries)) === 0)).toBe(true);
  });

  it('finds a payment that says it was successful and is not in the book', async () => {
    const zoe = await desk.meet('zoe');
    const { transactionId } = await desk.pay(zoe, { paymentDate: '2026-12-20' });
    const set = (state: 'successful' | 'scheduled') =>
      database.updateTable('payment').set({ state }).where('id', '=', transactionId).execute();
    await set('successful');
    expect(await verifyLedger(database)).toEqual([
      `A successful payment is not in the book exactly once with its amount: ${transactionId}`,
    ]);
    await set('scheduled');
  });
});

async function someBillingAccount(): Promise<string> {
  return (await desk.meet('ben')).area.id;
}

let made = 0;

async function emptyBillingAccount(): Promise<string> {
  made += 1;
  const source = await database.selectFrom('billingAccount').selectAll().limit(1).executeTakeFirstOrThrow();
  const account = await database.selectFrom('account').selectAll().limit(1).executeTakeFirstOrThrow();
  const { address, billerRegion, services } = account;
  const id = `empty-${made}`;
  await database
    .insertInto('account')
    .values({
      ...account,
      id,
      suspension: null,
      equipment: '[]',
      subscriptions: '[]',
      networks: '[]',
      homeDevices: '[]',
      preferences: '[]',
      notifications: '[]',
      cart: '[]',
      appTerms: '[]',
      homePhone: null,
      address: JSON.stringify(address),
      billerRegion: JSON.stringify(billerRegion),
      services: JSON.stringify(services),
    })
    .execute();
  await database
    .insertInto('billingAccount')
    .values({ ...source, id, accountId: id, services: JSON.stringify(source.services) })
    .execute();
  return id;
}

function dayFrom(offset: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
