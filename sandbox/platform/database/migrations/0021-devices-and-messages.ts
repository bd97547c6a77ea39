import { sql, type Kysely } from 'kysely';

/** Devices of the home, message preferences, and notifications. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account
    add column home_devices jsonb not null default '[]',
    add column preferences jsonb not null default '[]',
    add column notifications jsonb not null default '[]'`.execute(database);
}
