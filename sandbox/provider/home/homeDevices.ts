import type { HomeDevice } from '../../platform/database/index.ts';
import type { PresentEquipment } from './equipment.ts';

/** A device with an id for addresses: its MAC address without colons (SH-ROUTE-062). */
export type PresentDevice = HomeDevice & { id: string };

/** The devices of a home: online ones first, then by name. None is online beside a gateway that is not. */
export function viewDevices(
  devices: readonly HomeDevice[],
  equipment: readonly Pick<PresentEquipment, 'kind' | 'state'>[],
): PresentDevice[] {
  const gateways = equipment.filter(({ kind }) => kind === 'GATEWAY');
  const isReached = gateways.length === 0 || gateways.some(({ state }) => state === 'ONLINE');
  return devices
    .map((device) => ({
      ...device,
      id: device.mac.replaceAll(':', ''),
      isOnline: device.isOnline && isReached,
    }))
    .toSorted(
      (one, other) => Number(other.isOnline) - Number(one.isOnline) || one.name.localeCompare(other.name),
    );
}
