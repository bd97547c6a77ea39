import { sql, type Kysely } from 'kysely';

/** Tickets, tokens, proofs and counted attempts of the card service. Of secrets only digests are stored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table frame_session (
      ticket_digest text primary key,
      session_id text not null,
      username text not null,
      account_id text not null references account on delete cascade,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`
    create table payment_token (
      token_digest text primary key,
      session_id text not null,
      account_id text not null references account on delete cascade,
      type text not null,
      card_kind text check (card_kind in ('CREDIT', 'DEBIT', 'PREPAID', 'GIFT')),
      bank_account_kind text check (bank_account_kind in ('CHECKING', 'SAVINGS')),
      last_four text not null check (last_four ~ '^[0-9]{4}$'),
      expiration text,
      zip text,
      holder_name text not null,
      processor_reference text not null references processor_instrument,
      expires_at timestamptz not null,
      spent_by_payment text,
      saved_as_method text
    )`.execute(database);
  await sql`
    create table security_code_proof (
      proof_digest text primary key,
      session_id text not null,
      account_id text not null references account on delete cascade,
      payment_method_id text not null references payment_method on delete cascade,
      expires_at timestamptz not null,
      spent_by_payment text
    )`.execute(database);
  await sql`
    create table card_attempt (
      id text primary key,
      account_id text not null references account on delete cascade,
      attempted_at timestamptz not null
    )`.execute(database);
  await sql`create index card_attempt_account on card_attempt (account_id, attempted_at)`.execute(database);
}
