import type { Derivations } from '../../../engine/index.ts';

/** Derived facts of the account. BH is the partner that arrives as a footprint; TWC is known by its own name. */
export const accountDerivations: Derivations = {
  partner: {
    inputs: { footprint: 'enum', ofBhn: 'text', ofChtr: 'text' },
    compute: (footprint, ofBhn, ofChtr) => {
      if (footprint === undefined || footprint === 'none') return undefined;
      if (footprint === 'BHN') return ofBhn;
      return footprint === 'CHTR' ? ofChtr : footprint;
    },
  },
};
