import { addDays } from '../../platform/calendar.ts';
import type { HomeDevice, HouseholdNotification } from '../../platform/database/index.ts';
import { seedDigits, seedId, type SeedTarget } from './seedTarget.ts';

const usual: readonly (Omit<HomeDevice, 'mac' | 'firstSeen'> & { daysAgo: number })[] = [
  { name: 'Phone', kind: 'PHONE', connection: 'WIFI', signal: 'STRONG', isOnline: true, daysAgo: 0 },
  { name: 'Laptop', kind: 'COMPUTER', connection: 'WIFI', signal: 'WEAK', isOnline: true, daysAgo: 210 },
  { name: 'Living room TV', kind: 'TV', connection: 'WIRED', isOnline: true, daysAgo: 400 },
  { name: 'Tablet', kind: 'TABLET', connection: 'WIFI', isOnline: false, daysAgo: 95 },
];

/** The devices of a home with internet, with a phone first seen today among them. */
export function homeDevicesOf(target: SeedTarget): HomeDevice[] {
  return usual.map(({ daysAgo, ...device }, position) => ({
    ...device,
    mac: macOf(target, position),
    firstSeen: addDays(target.today, -daysAgo),
  }));
}

/** Recent notifications of a household; about a new device only with internet, about a bill only if there was one. */
export function notificationsOf(
  target: SeedTarget,
  { hasInternet, hasBill }: { hasInternet: boolean; hasBill: boolean },
): HouseholdNotification[] {
  const told = (
    category: HouseholdNotification['category'],
    daysAgo: number,
    more: Partial<HouseholdNotification> = {},
  ): HouseholdNotification => ({
    id: seedId('notification', target.accountId, category),
    category,
    on: addDays(target.today, -daysAgo),
    readBy: [],
    ...more,
  });
  const device = macOf(target, 0).replaceAll(':', '');
  return [
    ...(hasInternet ? [told('DEVICE_CONNECT', 0, { device })] : []),
    ...(hasBill ? [told('BILLING', 9)] : []),
    told('CAMPAIGN_MARKETING', 20),
  ];
}

/** A MAC address of the locally administered range, which no maker owns. */
function macOf({ accountId }: SeedTarget, position: number): string {
  const digits = seedDigits(10, 'mac', accountId, String(position));
  return ['A2', ...(digits.match(/../g) ?? [])].join(':');
}
