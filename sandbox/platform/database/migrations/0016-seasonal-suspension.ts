import { sql, type Kysely } from 'kysely';

/** Whether an account may pause for a season, will, or does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column suspension jsonb`.execute(database);
}
