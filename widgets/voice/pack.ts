import type { Pack } from '../../engine/index.ts';
import { signatures } from './operations/signatures.ts';

const records = () => import('./records/homePhone.ts');
const operations = () => import('./operations/changePhone.ts');

/** The home phone. */
export const voicePack: Pack = {
  domain: 'voice',
  sources: {
    'home-phone': async () => (await import('./facts/homePhoneSource.ts')).homePhoneSource,
    'phone-switch': async () => (await import('./facts/phoneSwitchSource.ts')).phoneSwitchSource,
    'voice-zone': async () => (await import('./facts/voiceZoneSource.ts')).voiceZoneSource,
  },
  records: {
    lines: async () => (await records()).lines,
    voicemails: async () => (await records()).voicemails,
    callers: async () => (await records()).callers,
  },
  derivations: {
    'voice-entry': async () => (await import('./facts/voiceDerivations.ts')).voiceDerivations,
  },
  operations: {
    'forward-calls': {
      signature: signatures['forward-calls'],
      load: async () => (await operations()).forwardCalls,
    },
    'delete-voicemail': {
      signature: signatures['delete-voicemail'],
      load: async () => (await operations()).deleteVoicemail,
    },
    'set-call-guard': {
      signature: signatures['set-call-guard'],
      load: async () => (await operations()).setCallGuard,
    },
    'block-caller': {
      signature: signatures['block-caller'],
      load: async () => (await operations()).blockCaller,
    },
    'forget-caller': {
      signature: signatures['forget-caller'],
      load: async () => (await operations()).forgetCaller,
    },
  },
};
