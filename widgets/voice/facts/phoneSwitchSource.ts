import type { FactSource } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import { PhoneSwitchQuestion } from '../graph/generated/voice.ts';

/** The switch settings of the home phone. Its manifest says for whom they are not loaded (SH-CALL-030, SH-SESS-027). */
export const phoneSwitchSource: FactSource = (services) => {
  const { set, fail } = services;
  askGraph(services, PhoneSwitchQuestion, {})
    .then(({ phoneSwitch: { switchType, assignedLines } }) =>
      set({ 'phone-switch.switchType': switchType, 'phone-switch.assigned': assignedLines }),
    )
    .catch(fail);
  return () => undefined;
};
