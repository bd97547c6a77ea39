import type { Database } from '../../platform/database/index.ts';
import { isId } from '../../platform/http/readRequest.ts';
import { issueProof } from '../../provider/token/securityCodeProof.ts';
import { loadPaymentMethod } from '../../provider/wallet/loadWallet.ts';
import { securityCodeLengthOf } from './cardBrand.ts';
import { createFieldReader, isSecurityCode, type FieldError } from './validate.ts';
import type { FrameSession } from './frameSession.ts';
import { countAttempt } from './limitAttempts.ts';
import { isSecurityCodeWrong } from './testInstruments.ts';
import { refuse } from '../../platform/refusal.ts';

/** Result of checking a security code. */
export type CheckOutcome =
  | { kind: 'proof'; proof: string }
  | { kind: 'invalid'; fields: FieldError[] }
  | { kind: 'mismatch' };

/**
 * Checks the security code of a saved card and returns a proof for one payment.
 *
 * @throws Refusal INVALID_INPUT when the method id is malformed, NOT_FOUND for an unknown or foreign card and a bank account,
 *   TOO_MANY_ATTEMPTS.
 */
export async function checkSecurityCode(
  database: Database,
  body: Record<string, unknown>,
  { frame, now }: { frame: FrameSession; now: Date },
): Promise<CheckOutcome> {
  const { methodId } = body;
  if (!isId(methodId)) refuse('INVALID_INPUT', 'The methodId is no id.');
  const method = await loadPaymentMethod(database, frame.accountId, methodId);
  if (method.type === 'BANK_ACCOUNT') refuse('NOT_FOUND', 'There is no such card.');
  const length = securityCodeLengthOf(method.type);
  const { read, validated } = createFieldReader(body);
  const code = validated(read('securityCode', (text) => isSecurityCode(text, length)));
  if ('fields' in code) return { kind: 'invalid', fields: code.fields };
  await countAttempt(database, frame.accountId, now);
  if (isSecurityCodeWrong(code.details)) return { kind: 'mismatch' };
  return { kind: 'proof', proof: await issueProof(database, frame, method.id, now) };
}
