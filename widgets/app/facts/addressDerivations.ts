import type { Derivations } from '../../../engine/index.ts';

/** Derived facts of the address. The words of a list constant are separated by a comma and a space. */
export const addressDerivations: Derivations = {
  excludedFromMobileBanner: {
    inputs: { address: 'text', words: 'text' },
    compute: (address, words) => {
      if (typeof address !== 'string') return undefined;
      return String(words)
        .split(', ')
        .some((word) => address.includes(word));
    },
  },
};

/** Derived facts of where the portal runs. */
export const platformDerivations: Derivations = {
  analyticsRequirements: {
    inputs: { kind: 'enum', inApp: 'text', onWeb: 'text' },
    compute: (kind, inApp, onWeb) => {
      if (kind === undefined) return undefined;
      return String(kind).startsWith('native') ? inApp : onWeb;
    },
  },
};
