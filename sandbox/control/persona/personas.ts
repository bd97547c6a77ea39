import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTurn, type Database, type DatabaseTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Household } from './household.ts';
import { households } from './households/index.ts';
import { removeAccount } from './removeAccount.ts';
import { seedHousehold } from './seedHousehold.ts';
import { seedTarget } from './seedTarget.ts';

/** Manages the personas of the sandbox. */
export interface Personas {
  /** Seeds missing households, and again those that were seeded on another day and not used since; removes old clones. */
  prepare(): Promise<void>;
  /** Resets the household of a persona, or of a clone, to its seeded state. */
  reset(username: string): Promise<void>;
  /** Resets all households and removes the clones. */
  resetAll(): Promise<void>;
  /** Creates a new username with an account of its own and the same data; returns the username. */
  clone(username: string): Promise<string>;
}

/** Creates the manager of personas on a database. */
export function createPersonas(database: Database, clock: Clock): Personas {
  async function seedIn(transaction: DatabaseTransaction, household: Household, suffix = ''): Promise<void> {
    const target = seedTarget(household, clock, suffix);
    await removeAccount(transaction, target.accountId);
    await seedHousehold(transaction, household, target);
  }

  function seed(household: Household, suffix?: string): Promise<void> {
    return database.transaction().execute((transaction) => seedIn(transaction, household, suffix));
  }

  return {
    async prepare() {
      await removeOldClones(database, clock);
      await database.transaction().execute(async (transaction) => {
        // Of processes that start at once on one database the others wait here, and then find all of it seeded.
        await sql`select pg_advisory_xact_lock(hashtext('personas'))`.execute(transaction);
        await inTurn(await findStale(transaction, clock), (household) => seedIn(transaction, household));
      });
    },
    async reset(username) {
      const { household, suffix } = await findHousehold(database, username);
      await seed(household, suffix);
    },
    async resetAll() {
      await removeClones(database);
      await inTurn(households, (household) => seed(household));
    },
    async clone(username) {
      const { household, persona } = await findHousehold(database, username);
      const suffix = `-${randomBytes(4).toString('hex')}`;
      await seed(household, suffix);
      return `${persona}${suffix}`;
    },
  };
}

async function findHousehold(database: Database, username: string) {
  const customer = await database
    .selectFrom('customer')
    .select('persona')
    .where('username', '=', username)
    .executeTakeFirst();
  const persona = customer?.persona ?? username;
  const household = households.find(({ people }) => people.some((person) => person.username === persona));
  if (household === undefined) return refuse('NOT_FOUND', `There is no persona "${username}".`);
  return { household, persona, suffix: username.slice(persona.length) };
}

async function findStale(database: DatabaseTransaction, clock: Clock): Promise<Household[]> {
  const rows = await database
    .selectFrom('account')
    .select(['id', 'seededOn', 'timeZone'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('idempotencyRecord')
          .whereRef('idempotencyRecord.accountId', '=', 'account.id')
          .select('accountId'),
      ).as('used'),
    )
    .where('isClone', '=', false)
    .execute();
  const kept = new Set(
    rows
      .filter(({ id, seededOn, timeZone, used }) => used || seededOn === dayAt(clock.now(id), timeZone))
      .map(({ id }) => id),
  );
  return households.filter((household) => !kept.has(seedTarget(household, clock).accountId));
}

async function removeOldClones(database: Database, clock: Clock): Promise<void> {
  const rows = await database
    .selectFrom('account')
    .select(['id', 'seededOn', 'timeZone'])
    .where('isClone', '=', true)
    .execute();
  const old = rows.filter(({ id, seededOn, timeZone }) => seededOn !== dayAt(clock.now(id), timeZone));
  await inTurn(old, ({ id }) =>
    database.transaction().execute((transaction) => removeAccount(transaction, id)),
  );
}

async function removeClones(database: Database): Promise<void> {
  const rows = await database.selectFrom('account').select('id').where('isClone', '=', true).execute();
  await inTurn(rows, ({ id }) =>
    database.transaction().execute((transaction) => removeAccount(transaction, id)),
  );
}
