import { sql, type Kysely } from 'kysely';

/** The username behind an idempotency key, and when and in which order payments were accepted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_record add column username text`.execute(database);
  await sql`
    alter table payment
      add column accepted_at timestamptz,
      add column acceptance_number integer generated always as identity`.execute(database);
  await sql`
    update payment set accepted_at = case
      when idempotency_key is not null then payment.created_at
      else least(payment.created_at, (payment.entry_date + time '12:00') at time zone account.time_zone)
    end
    from account where account.id = payment.account_id`.execute(database);
  await sql`alter table payment alter column accepted_at set not null`.execute(database);
}
