import { sql, type Kysely } from 'kysely';

/** What the mobile network has done about a bill that is past due; absent where it has done nothing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_account add column mobile_state text
      check (mobile_state in ('HOTLINED', 'TEMPORARILY_DISCONNECTED'))`.execute(database);
}
