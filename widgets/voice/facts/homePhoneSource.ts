import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { HomePhoneQuestion } from '../graph/generated/voice.ts';

/** The settings of the home phone. By its manifest they are not loaded for unverified customers (SH-VOICE-013). */
export const homePhoneSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, HomePhoneQuestion, {})
    .then(({ homePhone: { level } }) => set({ 'home-phone.level': level }))
    .catch(fail);
  return () => undefined;
};
