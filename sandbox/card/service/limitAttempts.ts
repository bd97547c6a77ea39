import { randomUUID } from 'node:crypto';
import { inAccountTransaction } from '../../provider/account/inAccountTransaction.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';

const maxAttempts = 10;
const windowMinutes = 15;

/**
 * Counts one try with a card number or a security code. The count is in the database, so that restarts and several
 * nodes share it.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS when the account had ten tries within 15 minutes.
 */
export async function countAttempt(database: Database, accountId: string, now: Date): Promise<void> {
  await inAccountTransaction(database, accountId, async (transaction) => {
    const { attempts } = await transaction
      .selectFrom('cardAttempt')
      .select(({ fn }) => fn.countAll<string | number | bigint>().as('attempts'))
      .where('accountId', '=', accountId)
      .where('attemptedAt', '>', new Date(now.getTime() - windowMinutes * 60_000))
      .executeTakeFirstOrThrow();
    if (Number(attempts) >= maxAttempts) refuse('TOO_MANY_ATTEMPTS', 'Too many cards or codes were tried.');
    await transaction
      .insertInto('cardAttempt')
      .values({ id: randomUUID(), accountId, attemptedAt: now })
      .execute();
  });
}
