import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { HomePhoneQuestion } from '../graph/generated/voice.ts';

/** How the home phone is set. Its manifest says that who has not shown who it is does not ask (SH-VOICE-013). */
export const homePhoneSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, HomePhoneQuestion, {})
    .then(({ homePhone: { level } }) => set({ 'home-phone.level': level }))
    .catch(fail);
  return () => undefined;
};
