import { sql, type Kysely } from 'kysely';

/** Idempotency records, payments, and the charges of the simulated processor. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_record (
      account_id text not null references account on delete cascade,
      idempotency_key text not null,
      operation text not null,
      request_hash text not null,
      result text,
      created_at timestamptz not null,
      primary key (account_id, idempotency_key)
    )`.execute(database);
  await sql`
    create table payment (
      id text primary key,
      billing_account_id text not null references billing_account on delete cascade,
      account_id text not null references account on delete cascade,
      idempotency_key text,
      state text not null check (state in
        ('in-flight', 'successful', 'pending', 'scheduled', 'cancelled', 'declined', 'failed')),
      amount_cents integer check (amount_cents > 0),
      entry_date date not null,
      payment_date date not null,
      channel text not null check (channel in
        ('ONLINE', 'PAY_BY_PHONE', 'IN_STORE', 'AUTOMATIC', 'AGENT_ASSISTED', 'CHAT_ASSISTED')),
      confirmation_number text unique,
      method_type text,
      method_last_four text,
      payment_method_id text,
      processor_reference text references processor_instrument,
      reason_code text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (account_id, idempotency_key),
      foreign key (account_id, idempotency_key) references idempotency_record on delete cascade
    )`.execute(database);
  await sql`create index payment_billing_account on payment (billing_account_id, payment_date)`.execute(
    database,
  );
  await sql`
    create index payment_unsettled on payment (state) where state in ('in-flight', 'pending', 'scheduled')`.execute(
    database,
  );
  await sql`
    create table processor_charge (
      payment_id text primary key,
      outcome text not null check (outcome in ('approved', 'declined', 'pending', 'void')),
      amount_cents integer not null,
      decided_at timestamptz not null
    )`.execute(database);
}
