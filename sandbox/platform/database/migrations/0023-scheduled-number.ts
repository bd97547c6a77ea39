import { sql, type Kysely } from 'kysely';

/** The acceptance number that a scheduled payment had until its day came and it got another one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column scheduled_number integer`.execute(database);
  // Of those before this column it is not known: whoever knew them counts as knowing all that were accepted until they were taken.
  await sql`
    update payment set scheduled_number = acceptance_number - 1
    where confirmation_number is not null and entry_date < payment_date
      and state in ('in-flight', 'successful', 'pending', 'declined', 'failed')`.execute(database);
}
