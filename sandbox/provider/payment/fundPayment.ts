import type { Caller } from '../account/customer.ts';
import type { DatabaseTransaction } from '../../platform/database/index.ts';
import type { Instrument } from '../instrument.ts';
import { refuse } from '../../platform/refusal.ts';
import { findToken, spendToken } from '../token/paymentToken.ts';
import { spendProof } from '../token/securityCodeProof.ts';
import { findPaymentMethod } from '../wallet/loadWallet.ts';
import type { Funding } from './paymentRequest.ts';

/** The instrument of a payment. */
export interface FundedInstrument extends Instrument {
  /** Id of the saved method. */
  savedMethodId?: string;
  /** Digest of the token of a method entered now. */
  tokenDigest?: string;
}

/**
 * Finds the instrument of a payment, without using up proof or token.
 *
 * @throws Refusal INVALID_INPUT unless exactly one of saved method and token is given, METHOD_NOT_ELIGIBLE for an unknown,
 *   foreign or deleted method: another can be chosen, SECURITY_CODE_NOT_VERIFIED for an unknown, foreign, old or spent token.
 */
export async function findInstrument(
  transaction: DatabaseTransaction,
  { session, customer }: Caller,
  funding: Funding,
  now: Date,
): Promise<FundedInstrument> {
  const { savedMethodId, token } = funding;
  if (savedMethodId !== undefined && token === undefined) {
    const method = await findPaymentMethod(transaction, customer.account.id, savedMethodId);
    if (method === undefined) {
      refuse('METHOD_NOT_ELIGIBLE', 'There is no such payment method.', { reason: 'NOT_SAVED' });
    }
    return { ...method, savedMethodId };
  }
  if (token !== undefined && savedMethodId === undefined) {
    const found = await findToken(transaction, session, token, now);
    if (found === undefined || found.spent) refuseUnverified();
    return { ...found.method, tokenDigest: found.digest };
  }
  return refuse('INVALID_INPUT', 'Exactly one of savedMethodId and token is needed.');
}

/**
 * Uses up the proof of a saved card's security code, or the token itself.
 *
 * @throws Refusal SECURITY_CODE_NOT_VERIFIED when the proof is missing or invalid, INVALID_INPUT when a proof
 *   is given that is not needed.
 */
export async function spendFunding(
  transaction: DatabaseTransaction,
  { session }: Caller,
  { securityCodeProof: proof }: Funding,
  payment: { instrument: FundedInstrument; paymentId: string; now: Date },
): Promise<void> {
  const { instrument, paymentId, now } = payment;
  const { savedMethodId, tokenDigest, type } = instrument;
  if (tokenDigest !== undefined) await spendToken(transaction, tokenDigest, paymentId);
  if (savedMethodId === undefined || type === 'BANK_ACCOUNT') {
    if (proof !== undefined) refuse('INVALID_INPUT', 'A security code proof belongs to a saved card only.');
    return;
  }
  const use = { proof: proof ?? '', paymentMethodId: savedMethodId, paymentId };
  if (!(await spendProof(transaction, session, use, now))) refuseUnverified();
}

function refuseUnverified(): never {
  return refuse('SECURITY_CODE_NOT_VERIFIED', 'The security code must be entered again.');
}
