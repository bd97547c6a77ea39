import type { Pack } from '../../engine/index.ts';

/** The account and the session: facts only. */
export const accountPack: Pack = {
  domain: 'account',
  sources: { account: async () => (await import('./facts/accountSource.ts')).accountSource },
  derivations: { session: async () => (await import('./facts/sessionDerivations.ts')).sessionDerivations },
};
