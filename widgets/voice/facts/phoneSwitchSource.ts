import type { FactSource } from '../../../engine/index.ts';
import { askSmallGraph } from '../../graph/index.ts';

interface Answer {
  phoneSwitch: { switchType: 'HOSTED' | 'OTHER'; assignedLines: number };
}

/** How the home phone is switched, as the voice console says. Its manifest says for whom it is not asked (SH-CALL-030). */
export const phoneSwitchSource: FactSource = (services) => {
  const { set, fail } = services;
  askSmallGraph<Answer>(services, 'voiceConsoleGraph', '{ phoneSwitch { switchType assignedLines } }')
    .then(({ phoneSwitch: { switchType, assignedLines } }) =>
      set({ 'phone-switch.switchType': switchType, 'phone-switch.assigned': assignedLines }),
    )
    .catch(fail);
  return () => undefined;
};
