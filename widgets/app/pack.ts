import type { Pack } from '../../engine/index.ts';
import { platformSource } from './facts/platformSource.ts';
import { plainSignature, tellApp } from './operations/tellApp.ts';

/** The app around the page, if there is one, and the device. */
export const appPack: Pack = {
  domain: 'app',
  copy: ['app', 'common'],
  widgets: { 'scan-code': async () => (await import('./scan-code/index.ts')).ScanCode },
  sources: {
    // The menu of a page depends on it: lazy code would come too late.
    platform: async () => platformSource,
    app: async () => (await import('./facts/appSource.ts')).appSource,
  },
  derivations: {
    address: async () => (await import('./facts/addressDerivations.ts')).addressDerivations,
    platform: async () => (await import('./facts/addressDerivations.ts')).platformDerivations,
  },
  operations: {
    'ask-for-biometrics': tellApp({ type: 'askForBiometrics' }),
    'ask-for-rating': {
      signature: plainSignature,
      load: async () => (await import('./operations/answerRating.ts')).rate,
    },
    'decline-rating': {
      signature: plainSignature,
      load: async () => (await import('./operations/answerRating.ts')).declineRating,
    },
    'lock-orientation': tellApp({ type: 'orientation', lock: 'portrait' }),
    'unlock-orientation': tellApp({ type: 'orientation', lock: 'none' }),
  },
};
