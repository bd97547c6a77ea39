import type { EquipmentKind } from '../../platform/database/index.ts';

/** Equipment for TV or phone; all other kinds are for internet (SH-ENT-023). */
const lines: Partial<Record<EquipmentKind, 'TV' | 'VOICE'>> = {
  DVR_HD: 'TV',
  DVR_STD: 'TV',
  HD_DIGITAL_RECEIVER: 'TV',
  STD_DIGITAL_RECEIVER: 'TV',
  DIGITAL_TRANSPORT_ADAPTER: 'TV',
  CABLE_CARD: 'TV',
  TV_DEVICE: 'TV',
  VOICE_ADAPTER: 'VOICE',
};

/** The line of business of a kind of equipment. */
export function lineOfEquipment(kind: EquipmentKind): 'INTERNET' | 'TV' | 'VOICE' {
  return lines[kind] ?? 'INTERNET';
}
