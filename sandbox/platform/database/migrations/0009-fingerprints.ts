import { sql, type Kysely } from 'kysely';

/** By what the processor knows a card or bank account again; absent for what it was given before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table processor_instrument add column fingerprint text`.execute(database);
}
