import type { HomeEquipment } from '../../platform/database/index.ts';
import { lineOfEquipment } from '../account/lineOfEquipment.ts';

/** How equipment stands at one moment: what is being activated is stored with its beginning only. */
export type EquipmentState = HomeEquipment['state'] | 'ACTIVATING' | 'ACTIVATION_FAILED';

/** What services are sold and repaired by. */
export type Line = 'INTERNET' | 'TV' | 'VOICE';

/** Equipment as it is now. */
export type PresentEquipment = Omit<HomeEquipment, 'state'> & { state: EquipmentState; line: Line };

/** Short enough to watch; at a provider it takes up to ten minutes. */
const activationSeconds = 30;

/** The equipment of an account now: what has to be returned first, then as it was installed. */
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
