import type { OperationResult } from '../../../engine/index.ts';
import { cardDesk } from '../card-desk/index.ts';

/** Has the card frame check what was entered: it answers with a token for a new method or a proof for a saved card. */
export async function readMethod(): Promise<OperationResult> {
  const outcome = await cardDesk.read();
  if (outcome.kind === 'proof') return { outcome: 'read', answers: { proof: outcome.proof } };
  if (outcome.kind === 'failed') return { outcome: 'unknown' };
  // What changes about a saved card is no method.
  if (outcome.kind === 'changes') return { outcome: 'unknown' };
  if (outcome.kind !== 'token') return { outcome: outcome.kind };
  const { type, cardKind, lastFour, expiration } = outcome.method;
  return {
    outcome: 'read',
    answers: {
      token: outcome.token,
      methodType: type,
      lastFour,
      ...(cardKind !== undefined && { cardKind }),
      ...(expiration !== undefined && { expiration }),
    },
  };
}
