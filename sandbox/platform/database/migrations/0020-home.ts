import { sql, type Kysely } from 'kysely';

/** Settings of the home: whether a technician must activate equipment, the wireless networks, and the home phone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table account
    add column needs_technician boolean not null default false,
    add column networks jsonb not null default '[]',
    add column home_phone jsonb`.execute(database);
}
