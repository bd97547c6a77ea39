import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../../../sandbox/testing/createDatabase.ts';
import { openTestSandbox } from '../../../sandbox/testing/openSandbox.ts';

it('processes that start at once on an empty database all start, and seed each account once', async () => {
  const empty = await createDatabase(inject('databaseUrl'));
  const [one, another] = await Promise.all([
    openTestSandbox({ url: empty.url }),
    openTestSandbox({ url: empty.url }),
  ]);
  const { database } = one;
  await sql`create table seeding (account text)`.execute(database);
  await sql`create rule note as on insert to account do also insert into seeding values (new.id)`.execute(
    database,
  );
  await Promise.all([one.personas.prepare(), another.personas.prepare()]);
  const seeded = await sql`select account from seeding order by 1`.execute(database);
  const accounts = await sql`select id as account from account order by 1`.execute(database);
  expect(seeded.rows).toEqual(accounts.rows);
  expect(seeded.rows.length).toBeGreaterThan(0);
  await Promise.all([one.database.destroy(), another.database.destroy()]);
  await empty.drop();
});
