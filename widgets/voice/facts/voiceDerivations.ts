import type { AtomValue, Derivation } from '../../../engine/index.ts';
import { readPhoneNumber } from '../phoneNumber.ts';

/** What follows from numbers that are typed. */
export const voiceDerivations: Readonly<Record<string, Derivation>> = {
  'voice-entry.forwardTo': { from: ['forward-calls.number'], compute: shapeOf },
  'voice-entry.caller': { from: ['block-caller.number'], compute: shapeOf },
};

function shapeOf(typed: AtomValue | undefined): string {
  return readPhoneNumber(String(typed ?? '')) === undefined ? 'incomplete' : 'complete';
}
