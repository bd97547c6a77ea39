import type { OperationCall } from '../../../engine/index.ts';
import type { FundingInput } from '../graph/generated/billing.ts';

/** How a payment is funded: by a saved method, with the proof for its security code, or by a token. */
export function fundingOf({
  methodSource,
  savedMethodId,
  token,
  securityCodeProof,
}: OperationCall['input']): FundingInput {
  if (methodSource !== 'saved') return { token: String(token ?? '') };
  const proof = String(securityCodeProof ?? '');
  return { savedMethodId: String(savedMethodId ?? ''), ...(proof !== '' && { securityCodeProof: proof }) };
}
