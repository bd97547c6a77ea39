import type { Clock } from '../../platform/clock.ts';
import type { Database, VerificationTable } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { isSameSecret } from '../../platform/secret.ts';
import type { Customer } from '../account/customer.ts';
import { inAccountTransaction } from '../account/inAccountTransaction.ts';
import { refuseAsLocked, requireUnlocked } from './lock.ts';
import {
  isVerified,
  readVerification,
  requireMayVerify,
  toPrivacy,
  type Privacy,
  type Verification,
} from './privacy.ts';

interface Services {
  database: Database;
  clock: Clock;
}

const mostWrong = 5;
const lockMinutes = 15;
const codeMinutes = 10;

type Verdict = 'right' | 'wrong' | 'expired' | 'locked';

/**
 * Verifies a person by the sent code. A wrong code is counted in the same transaction, under the account's lock, so that
 * concurrent tries count each.
 *
 * @throws Refusal NOT_ALLOWED, CODE_REFUSED with the reason WRONG or EXPIRED, TOO_MANY_ATTEMPTS with the reason LOCKED
 */
export async function verifyAccount(
  { database, clock }: Services,
  customer: Customer,
  code: string,
): Promise<Privacy> {
  requireMayVerify(customer);
  const verdict = await inAccountTransaction(database, customer.account.id, async (transaction) => {
    const now = clock.now(customer.account.id);
    const verification = await readVerification(transaction, customer);
    if (isVerified(customer, verification)) return 'right';
    requireUnlocked(verification, now);
    const [found, changes] = judge(verification, code, now);
    await transaction
      .updateTable('verification')
      .set(changes)
      .where('username', '=', customer.username)
      .execute();
    return found;
  });
  if (verdict === 'locked') refuseAsLocked();
  if (verdict !== 'right')
    refuse('CODE_REFUSED', 'This is not the code that was sent.', { reason: verdict.toUpperCase() });
  return { ...toPrivacy(customer, undefined), isVerified: true };
}

function judge(verification: Verification, code: string, now: Date): [Verdict, Partial<VerificationTable>] {
  const { code: sent = null, sentAt = null, wrong = 0 } = verification ?? {};
  if (sent === null || sentAt === null || now >= later(sentAt, codeMinutes)) return ['expired', { wrong }];
  if (isSameSecret(sent, code)) return ['right', { code: null, wrong: 0, verifiedAt: now }];
  if (wrong + 1 < mostWrong) return ['wrong', { wrong: wrong + 1 }];
  return ['locked', { code: null, wrong: 0, lockedUntil: later(now, lockMinutes) }];
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
