import { sql, type Kysely } from 'kysely';

/** State of mobile service while a bill is past due; null if the network has limited nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_account add column mobile_state text
      check (mobile_state in ('HOTLINED', 'TEMPORARILY_DISCONNECTED'))`.execute(database);
}
