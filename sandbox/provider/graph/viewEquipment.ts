import type { HomeEquipment } from '../../platform/database/index.ts';
import { lineOfEquipment } from '../account/lineOfEquipment.ts';
import type { Equipment } from './generated/main.ts';

/** The equipment of an account as the graph shows it: what has to be returned first, then as it was installed. */
export function viewEquipment(equipment: readonly HomeEquipment[]): Equipment[] {
  return equipment
    .map((each) => ({ ...each, line: lineOfEquipment(each.kind) }))
    .toSorted((one, other) => Number(other.state === 'RETURN_DUE') - Number(one.state === 'RETURN_DUE'));
}
