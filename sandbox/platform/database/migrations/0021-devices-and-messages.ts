import { sql, type Kysely } from 'kysely';

/** What is connected at home, what customers want to be told of and how, and what they were told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account
    add column home_devices jsonb not null default '[]',
    add column preferences jsonb not null default '[]',
    add column notifications jsonb not null default '[]'`.execute(database);
}
