import { sql, type Kysely } from 'kysely';

/** The day of Auto Pay, interrupted changes of its method, and the bill that a payment drafts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auto_pay
      add column debit_day integer check (debit_day between 1 and 31),
      add column debit_day_chosen_on date,
      add check ((debit_day is null) = (debit_day_chosen_on is null))`.execute(database);
  await sql`
    create table auto_pay_interruption (
      billing_account_id text primary key references billing_account on delete cascade,
      effective_on date not null,
      debit_day integer,
      debit_day_chosen_on date
    )`.execute(database);
  await sql`alter table payment add column draft_of date`.execute(database);
  await sql`create unique index payment_draft on payment (billing_account_id, draft_of)`.execute(database);
}
