import { sql, type Kysely } from 'kysely';

/**
 * The double-entry ledger. Triggers and constraints reject a transaction that does not sum to zero, a change of
 * written rows, and a second posting of the same payment.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTables(database);
  await balanceEachTransaction(database);
  await forbidChanges(database);
}

async function createTables(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_transaction (
      id text primary key,
      billing_account_id text not null references billing_account on delete cascade,
      kind text not null check (kind in ('charge', 'credit', 'payment', 'payment-pending', 'payment-voided')),
      payment_id text references payment on delete cascade,
      occurred_on date not null,
      due_on date,
      recorded_at timestamptz not null,
      check ((kind like 'payment%') = (payment_id is not null)),
      check ((kind = 'charge') = (due_on is not null)),
      unique (payment_id, kind)
    )`.execute(database);
  await sql`
    create index ledger_transaction_billing_account on ledger_transaction (billing_account_id)`.execute(
    database,
  );
  await sql`
    create table ledger_entry (
      transaction_id text not null references ledger_transaction on delete cascade,
      ledger_account text not null check (ledger_account in
        ('receivable', 'revenue', 'adjustments', 'cash', 'in-transit', 'unapplied-payments')),
      amount_cents integer not null check (amount_cents <> 0),
      primary key (transaction_id, ledger_account)
    )`.execute(database);
}

async function balanceEachTransaction(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_ledger_balance() returns trigger language plpgsql as $$
    declare
      written jsonb := to_jsonb(new);
      checked text := coalesce(written ->> 'transaction_id', written ->> 'id');
      total bigint;
    begin
      select sum(amount_cents) into total from ledger_entry where transaction_id = checked;
      if total is distinct from 0 then
        raise exception 'ledger transaction % does not sum to zero: %', checked, total
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create constraint trigger ledger_entry_balance after insert on ledger_entry
    deferrable initially deferred for each row execute function check_ledger_balance()`.execute(database);
  await sql`
    create constraint trigger ledger_transaction_balance after insert on ledger_transaction
    deferrable initially deferred for each row execute function check_ledger_balance()`.execute(database);
}

/** Rejects changes. Only the reset of a persona may delete rows, and it must say so in its own database transaction. */
async function forbidChanges(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('sandbox.reset', true) = 'on' then
        return old;
      end if;
      raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
    end $$`.execute(database);
  await refuseOn(database, 'ledger_transaction');
  await refuseOn(database, 'ledger_entry');
}

async function refuseOn(database: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_append_only`)} before update or delete on ${sql.table(table)}
    for each row execute function refuse_ledger_change()`.execute(database);
  await sql`
    create trigger ${sql.id(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
    for each statement execute function refuse_ledger_change()`.execute(database);
}
