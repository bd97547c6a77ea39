import { sql, type Kysely } from 'kysely';

/** Seasonal suspension of an account: eligible, pending or suspended. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column suspension jsonb`.execute(database);
}
