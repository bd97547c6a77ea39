import { sql, type Kysely } from 'kysely';

/** The cart, and answers to the terms of the app. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account
    add column cart jsonb not null default '[]',
    add column app_terms jsonb not null default '[]'`.execute(database);
}
