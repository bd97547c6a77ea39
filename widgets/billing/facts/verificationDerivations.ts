import type { Derivations } from '../../../engine/index.ts';

/** Facts derived from the typed code; spaces and hyphens are ignored. */
export const verificationDerivations: Derivations = {
  codeShape: {
    inputs: { typed: 'text', length: 'number' },
    compute: (typed, length) => {
      const digits = readCode(String(typed ?? ''));
      if (digits === '') return 'missing';
      return /^\d+$/.test(digits) && digits.length === length ? 'complete' : 'incomplete';
    },
  },
};

/** A code as it is sent. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
