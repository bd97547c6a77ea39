import type { EquipmentKind, HomeEquipment } from '../../platform/database/index.ts';
import type { Equipment, LineOfBusiness } from './generated/main.ts';

/** What belongs to TV or to the phone; all else is for internet (SH-ENT-023). */
const lines: Partial<Record<EquipmentKind, LineOfBusiness>> = {
  DVR_HD: 'TV',
  DVR_STD: 'TV',
  HD_DIGITAL_RECEIVER: 'TV',
  STD_DIGITAL_RECEIVER: 'TV',
  DIGITAL_TRANSPORT_ADAPTER: 'TV',
  CABLE_CARD: 'TV',
  TV_DEVICE: 'TV',
  VOICE_ADAPTER: 'VOICE',
};

/** The equipment of an account as the graph shows it: what has to be returned first, then as it was installed. */
export function viewEquipment(equipment: readonly HomeEquipment[]): Equipment[] {
  return equipment
    .map((each) => ({ ...each, line: lines[each.kind] ?? 'INTERNET' }))
    .toSorted((one, other) => Number(other.state === 'RETURN_DUE') - Number(one.state === 'RETURN_DUE'));
}
