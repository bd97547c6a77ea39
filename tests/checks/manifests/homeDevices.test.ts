import { expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { decidePush, readPush } from '../../../engine/core/push/decidePush.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const path = '/services/internet/devices/device-details/A1B2C3D4E5F6';

it('SH-ROUTE-062: the address names a device by its MAC without colons, for whoever is signed in', () => {
  expect(at(path, regular)).toMatchObject({
    kind: 'show',
    page: 'device-details',
    params: { macWithoutColons: 'A1B2C3D4E5F6' },
  });
  expect(at(path, visitor)).toMatchObject({
    kind: 'redirect',
    address: `/login?${new URLSearchParams({ returnTo: path })}`,
  });
  expect(site.manifests.page['device-details']?.subject).toEqual({
    record: 'home-device',
    param: 'macWithoutColons',
  });
  expect(site.manifests.record['home-device']?.key).toBe('id');
});

it('SH-ROUTE-062: a device that there is not is said to be none, in the place of the page', () => {
  const { missing = '' } = site.manifests.record['home-device'] ?? {};
  const { presentation, title } = site.manifests.error[missing] ?? {};
  expect(presentation).toBe('inline');
  expect([say(title), say(title, {}, 'es')]).toEqual([
    "We can't find this device",
    'No encontramos este dispositivo',
  ]);
});

it('SH-ROUTE-062: the page of internet lists the devices, and each leads to its own page', () => {
  const list = widgetsOfPage('services-internet').find(
    ({ settings }) => (settings as { items?: string } | undefined)?.items === 'home-device',
  );
  expect(list?.settings).toMatchObject({
    opens: { route: 'device-details', params: { macWithoutColons: { fact: 'home-device.id' } } },
  });
});

it('SH-ROUTE-062: says where the signal is weak, and nothing of it elsewhere', () => {
  expect(['STRONG', 'FAIR', 'WEAK', 'absent'].map((signal) => noticesAt(signal))).toEqual([0, 0, 1, 0]);
});

it('is marked in the menu with the equipment, and on phones with all services', () => {
  expect(marked(regular)).toEqual(['equipment']);
  expect(marked({ ...regular, 'viewport.width': 390 })).toEqual(['services']);
});

it.each([
  ['A1:B2:C3:D4:E5:F6', path],
  [undefined, '/my-internet-services'],
])(
  'SH-PUSH-003, SH-ENT-007: a tapped DEVICE_CONNECT with the MAC %s leads to %s',
  (deviceMacAddress, leadsTo) => {
    const message = readPush({ category: 'DEVICE_CONNECT', data: { payload: { deviceMacAddress } } });
    const decision = message && decidePush(askerFor({ ...regular, 'platform.kind': 'native-ios' }), message);
    expect(decision?.destination).toEqual({ kind: 'inside', address: leadsTo });
  },
);

it('SH-PUSH-003: without a MAC it ends at internet', () => {
  expect(at('/my-internet-services', regular)).toEqual({ kind: 'redirect', address: '/services/internet' });
});

function at(address: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path: address, query: '' });
}

/** The marked menu items on the page of a device. */
function marked(facts: Facts): string[] {
  return decideNavigation(askerFor(facts), 'main', 'device-details')
    .filter(({ current }) => current)
    .map(({ item }) => item.id);
}

/** Number of notices on the page of a device, by its signal. */
function noticesAt(signal: string): number {
  return shownWidgets(
    askerFor({ ...regular, 'home-device.signal': signal }),
    site.manifests.page['device-details']?.body ?? [],
  ).filter(({ widget }) => widget === 'content/notice').length;
}
