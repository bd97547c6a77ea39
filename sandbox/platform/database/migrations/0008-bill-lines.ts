import { sql, type Kysely } from 'kysely';

/**
 * Lines of bills. The database rejects lines that do not sum to the bill's charge, and a change of written rows, as it
 * does for the ledger.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table bill_line (
      transaction_id text not null references ledger_transaction on delete cascade,
      position integer not null,
      service text not null check (service in
        ('INTERNET', 'TV', 'HOME_PHONE', 'MOBILE', 'STREAMING', 'OTHER', 'TAXES')),
      kind text not null check (kind in
        ('MONTHLY', 'PROMOTION', 'AUTO_PAY_DISCOUNT', 'PARTIAL_MONTH', 'ONE_TIME', 'CREDIT', 'TAX_FEE')),
      name jsonb not null,
      from_on date,
      to_on date,
      ends_on date,
      amount_cents integer not null check (amount_cents <> 0),
      primary key (transaction_id, position)
    )`.execute(database);
  await sql`
    create function check_bill_lines() returns trigger language plpgsql as $$
    declare
      lines bigint := (select sum(amount_cents) from bill_line where transaction_id = new.transaction_id);
      charged bigint := (
        select e.amount_cents from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where t.id = new.transaction_id and t.kind = 'charge' and e.ledger_account = 'receivable');
    begin
      if lines is distinct from charged then
        raise exception 'the lines of bill % sum to %, and it charges %', new.transaction_id, lines, charged
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create constraint trigger bill_line_sum after insert on bill_line
    deferrable initially deferred for each row execute function check_bill_lines()`.execute(database);
  await sql`
    create trigger bill_line_append_only before update or delete on bill_line
    for each row execute function refuse_ledger_change()`.execute(database);
  await sql`alter table billing_account add column statement_delayed boolean not null default false`.execute(
    database,
  );
}
