import { sql, type Kysely } from 'kysely';

/** Orders of services and equipment, and subscriptions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_order (
      id text primary key,
      account_id text not null references account on delete cascade,
      order_number text not null,
      placed_on date not null,
      kind text not null check (kind in ('NEW', 'UPGRADE', 'SWAP')),
      state text not null check (state in
        ('RECEIVED', 'CONFIRMED', 'SCHEDULED', 'SHIPPED', 'COMPLETED', 'CANCELLED', 'ON_HOLD')),
      visit jsonb,
      parcel jsonb,
      lines jsonb not null
    )`.execute(database);
  await sql`alter table account add column subscriptions jsonb not null default '[]'`.execute(database);
  await sql`create index service_order_account on service_order (account_id)`.execute(database);
}
