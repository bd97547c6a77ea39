import { sql, type Kysely } from 'kysely';

/** Some are signed in without being asked, by the network of their home: the portal tells them who they are to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column auto_authenticated boolean not null default false`.execute(
    database,
  );
}
