import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { cardFrameRegistry } from '../card-frame-registry/index.ts';

/** Has the card frame check what was entered: it answers with a token for a new method or a proof for a saved card. */
export async function readMethod(
  _call: OperationCall,
  { constant }: Pick<PackServices, 'constant'>,
): Promise<OperationResult> {
  const outcome = await cardFrameRegistry.read(Number(constant('cardFramePlacingWait')));
  if (outcome.kind === 'proof') return { outcome: 'read', answers: { proof: outcome.proof } };
  if (outcome.kind === 'failed') return { outcome: 'unknown' };
  // Changes of a saved card are no method.
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
