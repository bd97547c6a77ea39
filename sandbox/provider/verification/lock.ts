import { refuse } from '../../platform/refusal.ts';
import type { Verification } from './privacy.ts';

/** @throws Refusal TOO_MANY_ATTEMPTS with the reason LOCKED for some time after too many wrong codes */
export function requireUnlocked(verification: Verification, now: Date): void {
  if (verification?.lockedUntil && now < verification.lockedUntil) refuseAsLocked();
}

export function refuseAsLocked(): never {
  refuse('TOO_MANY_ATTEMPTS', 'Too many wrong codes.', { reason: 'LOCKED' });
}
