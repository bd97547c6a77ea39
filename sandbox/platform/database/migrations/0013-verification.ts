import { sql, type Kysely } from 'kysely';

/** Contact data of people, restricted access, and verification codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column phone text,
      add column email text,
      add column is_restricted boolean not null default false`.execute(database);
  await sql`
    create table verification (
      username text primary key references customer on delete cascade,
      code text check (code ~ '^[0-9]{6}$'),
      sent_at timestamptz,
      wrong integer not null default 0 check (wrong between 0 and 4),
      locked_until timestamptz,
      verified_at timestamptz
    )`.execute(database);
}
