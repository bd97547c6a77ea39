import type { HomeDevice } from '../../platform/database/index.ts';

/** A device with an id for addresses: its MAC address without colons (SH-ROUTE-062). */
export type PresentDevice = HomeDevice & { id: string };

/** The devices of a home: online ones first, then by name. */
export function viewDevices(devices: readonly HomeDevice[]): PresentDevice[] {
  return devices
    .map((device) => ({ ...device, id: device.mac.replaceAll(':', '') }))
    .toSorted(
      (one, other) => Number(other.isOnline) - Number(one.isOnline) || one.name.localeCompare(other.name),
    );
}
