import type { Derivations } from '../../../engine/index.ts';

/** Facts derived from typed equipment, TVs and networks. */
export const homeDerivations: Derivations = {
  codeShape: {
    inputs: { typed: 'text', length: 'number' },
    compute: (typed, length) => {
      const code = readLabel(String(typed ?? ''));
      if (code === '') return 'missing';
      return /^\d+$/.test(code) && code.length === length ? 'complete' : 'incomplete';
    },
  },
  tvCode: {
    inputs: { typed: 'text' },
    compute: (typed) => {
      const code = readLabel(String(typed ?? ''));
      if (code === '') return 'missing';
      return /^[A-Za-z]{4}\d{4}$/.test(code) ? 'complete' : 'incomplete';
    },
  },
  networkName: {
    inputs: { typed: 'text' },
    compute: (typed) => (String(typed ?? '').trim() === '' ? 'missing' : 'complete'),
  },
  networkPassword: {
    inputs: { typed: 'text', atLeast: 'number', atMost: 'number' },
    compute: (typed, atLeast, atMost) => {
      const { length } = String(typed ?? '');
      if (length === 0) return 'missing';
      return length >= Number(atLeast) && length <= Number(atMost) ? 'complete' : 'incomplete';
    },
  },
};

/** The code of a label as it is sent: what stands between its digits is nothing. */
export function readLabel(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
