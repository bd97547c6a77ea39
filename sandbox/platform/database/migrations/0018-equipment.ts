import { sql, type Kysely } from 'kysely';

/** The provider's equipment in the customer's home. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column equipment jsonb not null default '[]'`.execute(database);
}
