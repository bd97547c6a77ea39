import type { Database } from '../database/index.ts';
import { issueProof } from '../token/index.ts';
import { loadPaymentMethod } from '../wallet/index.ts';
import { securityCodeLengthOf } from './cardBrand.ts';
import { checkField, type FieldError } from './fieldError.ts';
import type { FrameSession } from './frameSession.ts';
import { countAttempt } from './limitAttempts.ts';
import { isSecurityCodeWrong } from './testInstruments.ts';
import { isSecurityCode } from './validateCard.ts';
import { refuse } from '../refusal/index.ts';

/** What became of a security code that was entered. */
export type CheckOutcome =
  | { kind: 'proof'; proof: string }
  | { kind: 'invalid'; fields: FieldError[] }
  | { kind: 'mismatch' };

/**
 * Checks the security code of a saved card and answers a proof for one payment.
 *
 * @throws Refusal NOT_FOUND for an unknown or foreign card and for a bank account, TOO_MANY_ATTEMPTS.
 */
export async function checkSecurityCode(
  database: Database,
  body: Record<string, unknown>,
  { frame, now }: { frame: FrameSession; now: Date },
): Promise<CheckOutcome> {
  const { methodId, securityCode } = body;
  const method = await loadPaymentMethod(
    database,
    frame.accountId,
    typeof methodId === 'string' ? methodId : '',
  );
  if (method.type === 'BANK_ACCOUNT') refuse('NOT_FOUND', 'There is no such card.');
  const length = securityCodeLengthOf(method.type);
  const fields = checkField('securityCode', securityCode, (text) => isSecurityCode(text, length));
  if (fields.length > 0) return { kind: 'invalid', fields };
  await countAttempt(database, frame.accountId, now);
  if (isSecurityCodeWrong(String(securityCode))) return { kind: 'mismatch' };
  return { kind: 'proof', proof: await issueProof(database, frame, method.id, now) };
}
