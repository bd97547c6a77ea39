import { describe, expect, it } from 'vitest';
import { resolveLink, type Destination } from '../../../engine/core/link/index.ts';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const buy = { kind: 'inside', address: '/buy' };
const video = { kind: 'outside', url: 'https://watch.northline.example/' };

describe('“Watch TV” in the menu', () => {
  it.each<[string, Facts, object[]]>([
    [
      'SH-HEAD-020, SH-HEAD-023, SH-ENT-019: with TV, type Standard',
      { 'account.hasTv': true, 'account.type': 'Standard' },
      [video],
    ],
    ['SH-HEAD-020, SH-HEAD-025: with TV, another type', { 'account.hasTv': true }, [video]],
    ['SH-HEAD-024, SH-ENT-019: without TV, type Standard', { 'account.type': 'Standard' }, []],
    ['SH-HEAD-022, SH-HEAD-025: without TV, another type', {}, [buy]],
  ])('%s', (_, facts, leads) => {
    expect(watched(facts)).toMatchObject(leads);
    expect(watched(facts)).toHaveLength(leads.length);
  });

  it('SH-HEAD-021: opens a new window in the app, and stays in the same on the web', () => {
    const native = { 'account.hasTv': true, 'platform.kind': 'native-ios' };
    expect(watched(native)).toEqual([{ ...video, newWindow: true }]);
    expect(watched({ 'account.hasTv': true })).toEqual([video]);
  });

  it('reads so in both languages', () => {
    expect([say('shell:nav.watch'), say('shell:nav.watch', {}, 'es')]).toEqual(['Watch TV', 'Ver TV']);
  });
});

it('SH-HEAD-022: “Watch TV” of visitors leads to buying', () => {
  const [watch] = site.manifests.header['unauthenticated']?.end ?? [];
  expect(watch?.settings).toMatchObject({
    control: { label: 'shell:nav.watch', do: { go: { route: 'buy' } } },
  });
  expect(watch?.when).toBeUndefined();
  expect(decideNavigation(askerFor(visitor), 'main', 'home').filter(isWatch)).toEqual([]);
});

it('SH-ROUTE-015: buying has a page of its own, for whoever is signed in', () => {
  const at = { path: '/buy', query: '' };
  expect(resolveNavigation(askerFor(regular), at)).toMatchObject({ kind: 'show', page: 'buy' });
  expect(resolveNavigation(askerFor(visitor), at)).toMatchObject({
    kind: 'redirect',
    address: '/login?returnTo=%2Fbuy',
  });
});

it.each([
  ['SH-CONST-036', 'DEV', 'stage.watch.northline.example'],
  ['SH-CONST-037', 'ENGPROD', 'stage.watch.northline.example'],
  ['SH-CONST-038', 'UAT', 'stage.watch.northline.example'],
  ['SH-CONST-039', 'STAGE', 'stage.watch.northline.example'],
  ['SH-CONST-040', 'QA', 'stage.watch.northline.example'],
  ['SH-CONST-041', 'PROD', 'watch.northline.example'],
])('%s: in %s the video site is %s', (_, environment, host) => {
  const there = openSite(site.manifests, { environment });
  expect(resolveLink(there, { external: 'video' })).toMatchObject({ url: `https://${host}/` });
});

function watched(facts: Facts): Destination[] {
  const shown = decideNavigation(askerFor({ ...regular, ...facts }), 'main', 'billing');
  return shown.filter(isWatch).map(({ destination }) => destination);
}

function isWatch({ item }: { item: { label: unknown } }): boolean {
  return item.label === 'shell:nav.watch';
}
