import type { Derivation } from '../../../engine/index.ts';

/** Derived facts of the account. BH is the partner that arrives as a footprint; TWC is known by its own name. */
export const accountDerivations: Readonly<Record<string, Derivation>> = {
  'account.partner': {
    from: ['account.footprint', 'constant.partnerOfBhn', 'constant.partnerOfChtr'],
    compute: (footprint, ofBhn, ofChtr) => {
      if (footprint === undefined || footprint === 'none') return undefined;
      if (footprint === 'BHN') return ofBhn;
      return footprint === 'CHTR' ? ofChtr : footprint;
    },
  },
};
