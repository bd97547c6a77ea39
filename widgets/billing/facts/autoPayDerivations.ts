import type { Derivation } from '../../../engine/index.ts';

/** Facts that follow from what is entered for Auto Pay. */
export const autoPayDerivations: Readonly<Record<string, Derivation>> = {
  'auto-pay.methodEntered': {
    from: ['auto-pay-enroll.methodSource', 'auto-pay-enroll.token'],
    compute: (source, token) => (source === undefined ? undefined : source === 'saved' || Boolean(token)),
  },
};
