import type { Derivation } from '../../../engine/index.ts';

/** What follows from the code that was typed; spaces are nothing. */
export const verificationDerivations: Readonly<Record<string, Derivation>> = {
  'verification.codeShape': {
    from: ['verify-account.code'],
    compute: (typed) => {
      const digits = readCode(String(typed ?? ''));
      if (digits === '') return 'missing';
      return /^\d{6}$/.test(digits) ? 'complete' : 'incomplete';
    },
  },
};

/** A code as it is sent. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
