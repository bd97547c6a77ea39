import type { Derivation } from '../../../engine/index.ts';

/** Derived facts of the address. The words of a list constant are separated by a comma and a space. */
export const addressDerivations: Readonly<Record<string, Derivation>> = {
  'address.excludedFromMobileBanner': {
    from: ['address.shown', 'constant.mobileBannerExcludedWords'],
    compute: (address, words) => {
      if (typeof address !== 'string') return undefined;
      return String(words)
        .split(', ')
        .some((word) => address.includes(word));
    },
  },
};
