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

/** Derived facts of where the portal runs. */
export const platformDerivations: Readonly<Record<string, Derivation>> = {
  'platform.analyticsRequirements': {
    from: ['platform.kind', 'constant.analyticsRequirementsInApp', 'constant.analyticsRequirementsOnWeb'],
    compute: (kind, inApp, onWeb) => {
      if (kind === undefined) return undefined;
      return String(kind).startsWith('native') ? inApp : onWeb;
    },
  },
};
