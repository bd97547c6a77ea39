import type { AtomValue, Derivations } from '../../../engine/index.ts';
import { readPhoneNumber } from '../phoneNumber.ts';

/** Facts derived from typed numbers. */
export const voiceDerivations: Derivations = {
  forwardTo: { inputs: { typed: 'text' }, compute: shapeOf },
  caller: { inputs: { typed: 'text' }, compute: shapeOf },
};

function shapeOf(typed: AtomValue | undefined): string {
  return readPhoneNumber(String(typed ?? '')) === undefined ? 'incomplete' : 'complete';
}
