import type { OperationCall, OperationResult, PackServices } from '../../../engine/index.ts';
import { cardFrameRegistry } from '../card-frame-registry/index.ts';

/** Has the card frame check what changes about a saved card, and a new security code if one was entered (BL-VAL-048, BL-VAL-049). */
export async function readCardChanges(
  _call: OperationCall,
  { constant }: Pick<PackServices, 'constant'>,
): Promise<OperationResult> {
  const outcome = await cardFrameRegistry.read(Number(constant('cardFramePlacingWait')));
  if (outcome.kind === 'changes') return { outcome: 'read', answers: { ...outcome.values } };
  const isKnown =
    outcome.kind === 'invalid' || outcome.kind === 'mismatch' || outcome.kind === 'too-many-attempts';
  return { outcome: isKnown ? outcome.kind : 'unknown' };
}
