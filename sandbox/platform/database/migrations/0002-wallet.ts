import { sql, type Kysely } from 'kysely';

/** Saved payment methods, Auto Pay, and the vault of the simulated processor. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table processor_instrument (
      reference text primary key,
      behaviour text not null check (behaviour in ('approve', 'decline', 'leave-pending', 'no-answer'))
    )`.execute(database);
  await sql`
    create table payment_method (
      id text primary key,
      account_id text not null references account on delete cascade,
      type text not null
        check (type in ('BANK_ACCOUNT', 'AMERICAN_EXPRESS', 'DISCOVER', 'MASTERCARD', 'VISA', 'CREDIT_CARD')),
      card_kind text check (card_kind in ('CREDIT', 'DEBIT')),
      bank_account_kind text check (bank_account_kind in ('CHECKING', 'SAVINGS')),
      last_four text not null check (last_four ~ '^[0-9]{4}$'),
      expiration text check (expiration ~ '^(0[1-9]|1[0-2])[0-9]{2}$'),
      zip text,
      holder_name text not null,
      restricted boolean not null,
      is_default boolean not null,
      processor_reference text not null references processor_instrument,
      position integer not null,
      check ((type = 'BANK_ACCOUNT') = (bank_account_kind is not null)),
      check ((type = 'BANK_ACCOUNT') = (card_kind is null)),
      check ((type = 'BANK_ACCOUNT') = (expiration is null))
    )`.execute(database);
  await sql`create index payment_method_account on payment_method (account_id)`.execute(database);
  await sql`
    create unique index payment_method_default on payment_method (account_id) where is_default`.execute(
    database,
  );
  await sql`
    create table auto_pay (
      billing_account_id text primary key references billing_account on delete cascade,
      payment_method_id text not null references payment_method,
      enrolled_on date not null,
      effective_on date not null
    )`.execute(database);
}
