import { sql, type Kysely } from 'kysely';

/** Fingerprint by which the processor recognises a card or bank account; null for earlier ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table processor_instrument add column fingerprint text`.execute(database);
}
