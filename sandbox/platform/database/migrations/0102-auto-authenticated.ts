import { sql, type Kysely } from 'kysely';

/** Marks sessions that the network of the home signed in, without a password: the portal shows who is signed in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column auto_authenticated boolean not null default false`.execute(
    database,
  );
}
