import { sql, type Kysely } from 'kysely';

/** Customers, the accounts they sign in to, and the areas that an account is billed for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      household text not null,
      account_number text not null,
      address jsonb not null,
      footprint text not null check (footprint in ('BHN', 'TWC', 'CHTR', 'BH')),
      biller_type text not null,
      biller_region jsonb not null,
      billing_id text not null,
      spcore_division_id text not null,
      location_id text not null,
      cycle_day integer not null check (cycle_day between 1 and 28),
      time_zone text not null,
      type text not null,
      customer_type text not null check (customer_type in ('RESIDENTIAL', 'SMALL_BUSINESS', 'ENTERPRISE')),
      suppressed_billing boolean not null,
      is_cpni_compliant boolean not null,
      services jsonb not null,
      is_clone boolean not null,
      seeded_on date not null
    )`.execute(database);
  await sql`
    create table customer (
      username text primary key,
      account_id text not null references account on delete cascade,
      persona text not null,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('Standard', 'Child', 'Primary', 'Admin')),
      can_pay_bill boolean not null,
      is_head_of_household boolean not null
    )`.execute(database);
  await sql`create index customer_account on customer (account_id)`.execute(database);
  await sql`
    create table billing_account (
      id text primary key,
      account_id text not null references account on delete cascade,
      area text not null check (area in ('CORE', 'MOBILE', 'STREAMING')),
      number_ending text not null check (number_ending ~ '^[0-9]{4}$'),
      services jsonb not null,
      status text not null check (status in ('ACTIVE', 'DISCONNECTED')),
      delinquency_code integer,
      grace_period boolean not null,
      display_duration_minutes integer,
      paperless boolean not null,
      bill_pay_available boolean not null,
      restriction text not null
        check (restriction in ('NONE', 'CARDS', 'BANK_ACCOUNTS', 'CARDS_AND_BANK_ACCOUNTS', 'ALL_ONLINE')),
      min_amount_cents integer check (min_amount_cents > 0),
      max_amount_cents integer check (max_amount_cents > 0),
      auto_pay_discount_cents integer not null check (auto_pay_discount_cents >= 0),
      cut_off_time text not null check (cut_off_time ~ '^[0-9]{2}:[0-9]{2}$'),
      future_payment_days integer not null check (future_payment_days >= 1),
      due_day integer not null check (due_day between 1 and 28),
      unique (account_id, area)
    )`.execute(database);
}
