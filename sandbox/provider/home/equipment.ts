import type { HomeEquipment } from '../../platform/database/index.ts';
import { lineOfEquipment } from '../account/lineOfEquipment.ts';

/** State of equipment at a moment: of a running activation only the beginning is stored. */
export type EquipmentState = HomeEquipment['state'] | 'ACTIVATING' | 'ACTIVATION_FAILED';

/** Lines of business. */
export type Line = 'INTERNET' | 'TV' | 'VOICE';

/** Equipment in its present state. */
export type PresentEquipment = Omit<HomeEquipment, 'state'> & { state: EquipmentState; line: Line };

/** Duration of an activation in the sandbox, short enough to watch; at a provider it takes up to ten minutes. */
const activationSeconds = 30;

/** The equipment of an account now: returns that are due first, then in the order of installation. */
export function equipmentNow(equipment: readonly HomeEquipment[], now: Date): PresentEquipment[] {
  return equipment
    .map((each) => ({ ...each, line: lineOfEquipment(each.kind), state: stateNow(each, now) }))
    .toSorted((one, other) => Number(other.state === 'RETURN_DUE') - Number(one.state === 'RETURN_DUE'));
}

function stateNow({ state, activationBegan, activationFails }: HomeEquipment, now: Date): EquipmentState {
  if (state !== 'NOT_ACTIVATED' || activationBegan === undefined) return state;
  const isOver = now.getTime() - Date.parse(activationBegan) >= activationSeconds * 1000;
  if (!isOver) return 'ACTIVATING';
  return activationFails ? 'ACTIVATION_FAILED' : 'ONLINE';
}
