import { randomInt } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import { requireUnlocked } from './lock.ts';
import { readVerification, requireMayVerify, toPrivacy, type Privacy } from './privacy.ts';

/** Channel of a code. */
export type VerificationChannel = 'TEXT' | 'CALL' | 'EMAIL';

interface Services {
  database: Database;
  clock: Clock;
}

const secondsBetween = 30;

/**
 * Sends a code, which replaces the one before. The sandbox has no phone and no mail: its panel shows the code. The count
 * of wrong tries is kept, or a new code would give five more.
 *
 * @throws Refusal NOT_ALLOWED, NOT_FOUND without such a channel, TOO_MANY_ATTEMPTS with the reason SENT_JUST_NOW or LOCKED
 */
export function sendVerificationCode(
  { database, clock }: Services,
  customer: Customer,
  channel: VerificationChannel,
): Promise<Privacy> {
  requireMayVerify(customer);
  return inAccountTransaction(database, customer.account.id, async (transaction) => {
    const now = clock.now(customer.account.id);
    const before = await readVerification(transaction, customer);
    requireUnlocked(before, now);
    const waited = (now.getTime() - (before?.sentAt?.getTime() ?? 0)) / 1000;
    if (waited >= 0 && waited < secondsBetween)
      refuse('TOO_MANY_ATTEMPTS', 'A code was sent just now.', { reason: 'SENT_JUST_NOW' });
    if ((channel === 'EMAIL' ? customer.email : customer.phone) === null)
      refuse('NOT_FOUND', 'There is nowhere to send a code to in this way.');
    const sent = { code: String(randomInt(1_000_000)).padStart(6, '0'), sentAt: now };
    await transaction
      .insertInto('verification')
      .values({ ...sent, username: customer.username, wrong: 0, lockedUntil: null, verifiedAt: null })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(sent))
      .execute();
    return toPrivacy(customer, before);
  });
}
