import type { Derivation } from '../../../engine/index.ts';

/** What follows from what is typed about equipment, TVs and networks. */
export const homeDerivations: Readonly<Record<string, Derivation>> = {
  'home-entry.codeShape': {
    from: ['activate-equipment.code'],
    compute: (typed) => {
      const code = readLabel(String(typed ?? ''));
      if (code === '') return 'missing';
      return /^\d{12}$/.test(code) ? 'complete' : 'incomplete';
    },
  },
  'home-entry.tvCode': {
    from: ['activate-streaming.code'],
    compute: (typed) => {
      const code = readLabel(String(typed ?? ''));
      if (code === '') return 'missing';
      return /^[A-Za-z]{4}\d{4}$/.test(code) ? 'complete' : 'incomplete';
    },
  },
  'home-entry.networkName': {
    from: ['change-network.name'],
    compute: (typed) => (String(typed ?? '').trim() === '' ? 'missing' : 'complete'),
  },
  'home-entry.networkPassword': {
    from: ['change-network.password'],
    compute: (typed) => {
      const { length } = String(typed ?? '');
      if (length === 0) return 'missing';
      return length >= 8 && length <= 63 ? 'complete' : 'incomplete';
    },
  },
};

/** The code of a label as it is sent: what stands between its digits is nothing. */
export function readLabel(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
