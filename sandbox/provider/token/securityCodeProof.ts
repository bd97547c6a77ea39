import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import type { TokenHolder } from './paymentToken.ts';
import { digestOf, newSecret } from '../../platform/secret.ts';

const proofMinutes = 15;

/** Issues a proof that the security code of a saved card was just checked and right. */
export async function issueProof(
  database: Database,
  holder: TokenHolder,
  paymentMethodId: string,
  now: Date,
): Promise<string> {
  const proof = newSecret('proof');
  await database
    .insertInto('securityCodeProof')
    .values({
      proofDigest: digestOf(proof),
      sessionId: holder.id,
      accountId: holder.accountId,
      paymentMethodId,
      expiresAt: new Date(now.getTime() + proofMinutes * 60_000),
      spentByPayment: null,
    })
    .execute();
  return proof;
}

/** The intended use of a proof. */
export interface ProofUse {
  proof: string;
  paymentMethodId: string;
  paymentId: string;
}

/**
 * Uses a proof up. Returns whether it was valid: of this session, account and method, not older than 15 minutes,
 * and not used before. It is one SQL statement, so that two payments cannot share a proof.
 */
export async function spendProof(
  transaction: DatabaseTransaction,
  holder: TokenHolder,
  use: ProofUse,
  now: Date,
): Promise<boolean> {
  const spent = await transaction
    .updateTable('securityCodeProof')
    .set({ spentByPayment: use.paymentId })
    .where('proofDigest', '=', digestOf(use.proof))
    .where('sessionId', '=', holder.id)
    .where('accountId', '=', holder.accountId)
    .where('paymentMethodId', '=', use.paymentMethodId)
    .where('expiresAt', '>', now)
    .where('spentByPayment', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}
