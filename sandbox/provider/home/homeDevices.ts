import type { HomeDevice } from '../../platform/database/index.ts';

/** A device as customers find it: its address without colons is its id (SH-ROUTE-062). */
export type PresentDevice = HomeDevice & { id: string };

/** The devices of a home: what is online first, then by name. */
export function viewDevices(devices: readonly HomeDevice[]): PresentDevice[] {
  return devices
    .map((device) => ({ ...device, id: device.mac.replaceAll(':', '') }))
    .toSorted(
      (one, other) => Number(other.isOnline) - Number(one.isOnline) || one.name.localeCompare(other.name),
    );
}
