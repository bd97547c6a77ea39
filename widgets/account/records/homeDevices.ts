import type { HomeDeviceItem, HomeDeviceSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { HomeDevicesQuestion } from '../graph/generated/home.ts';

/** The devices in the home network. */
export const homeDevices: HomeDeviceSource = graphRecords(HomeDevicesQuestion, {
  variables: () => ({}),
  nodes: ({ homeDevices: all }) => all,
  item: ({ id, mac, name, kind, connection, signal, isOnline, firstSeen }): HomeDeviceItem => ({
    id,
    mac,
    name,
    kind,
    connection,
    signal,
    isOnline,
    firstSeen,
  }),
});
