import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { decidePush, readPush } from '../../../engine/core/push/decidePush.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

const without = { ...regular, 'account.hasOutage': false };
const here = { ...regular, 'account.hasOutage': true };

describe('the outages', () => {
  it.each<[string, Facts, string]>([
    ['visitors', visitor, 'unauthenticated'],
    ['customers', without, 'extended'],
  ])('SH-ROUTE-047: are a page for %s, with their own header', (_, facts, header) => {
    const evaluator = askerFor(facts);
    expect(resolveNavigation(evaluator, { path: '/outage-map', query: '' })).toMatchObject({
      kind: 'show',
      page: 'outage-map',
    });
    expect(decideHeader(evaluator, 'outage-map')).toBe(header);
  });

  it('SH-ROUTE-012: support leads there, which the menu leads to', () => {
    const controls = widgetsOfPage('support').flatMap(
      ({ settings }) => (settings as { controls?: Control[] }).controls ?? [],
    );
    const link = controls.find(({ do: { go } }) => go?.route === 'outage-map');
    expect([say(link?.label), say(link?.label, {}, 'es')]).toEqual([
      'Check for outages',
      'Revisar si hay interrupciones',
    ]);
  });

  it('SH-ROUTE-012: are told by a banner to whoever has one, which leads to the page and is not on it', () => {
    expect(banners(here, 'account-summary')).toEqual(['outage']);
    expect(banners(here, 'outage-map')).toEqual([]);
    expect(banners(without, 'account-summary')).toEqual([]);
    expect(banners(visitor, 'support')).toEqual([]);
    expect(site.manifests.banner['outage']?.actions).toMatchObject([{ do: { go: { route: 'outage-map' } } }]);
    expect([say('shell:outage.here'), say('shell:outage.here', {}, 'es')]).toEqual([
      'There is an outage at your address',
      'Hay una interrupción en su dirección',
    ]);
  });

  it('SH-ROUTE-012: say first how it is at the customer’s own address, and to visitors nothing of that', () => {
    expect(notices(here)).toEqual(['There is an outage at your address']);
    expect(notices(without)).toEqual(['No outage is known at your address']);
    expect(notices(visitor)).toEqual([]);
  });

  it('SH-ROUTE-012: list what is known, by place, state and when it should work again, and can be searched by ZIP code', () => {
    const table = widgetsOfPage('outage-map').find(({ widget }) => widget === 'content/table');
    // The customer has to be known before the list is loaded: one loaded for nobody is dropped for somebody.
    expect(table?.needs).toEqual(['session.signedIn']);
    expect(table?.settings).toMatchObject({
      items: 'outage',
      search: { fields: ['outage.area', 'outage.zip'] },
      columns: [
        'outage.area',
        'outage.zip',
        'outage.state',
        'outage.services',
        { field: 'outage.since' },
        { field: 'outage.until' },
        { field: 'outage.cause' },
      ],
    });
  });
});

describe('a tapped OUTAGE_NOTIFICATION', () => {
  it('SH-PUSH-006, SH-PUSH-007, SH-ENT-008: leads home, and opens the dialog about its event', () => {
    expect(tapped({ evtId: 'E1' })).toMatchObject({
      destination: { kind: 'inside', address: '/account-summary' },
      facts: { 'message.outageEvent': 'E1' },
      open: { dialog: 'outage-restored' },
    });
    expect(site.manifests.record['told-outage']?.many).toMatchObject({
      with: { event: 'message.outageEvent' },
    });
  });

  it('SH-PUSH-007: opens none where it names no event', () => {
    for (const payload of [{}, { evtId: '' }]) {
      const decision = tapped(payload);
      expect(decision?.destination).toEqual({ kind: 'inside', address: '/account-summary' });
      expect(decision?.open).toBeUndefined();
    }
  });

  it.each([
    ['RESTORED', 'Your services in Dayton are back. Thank you for your patience.'],
    ['CREW', "We're still working on the outage in Dayton."],
    ['CONFIRMED', "We're still working on the outage in Dayton."],
  ])('SH-PUSH-007: says of one that is %s: %s', (state, words) => {
    const facts = { ...regular, 'told-outage.state': state, 'told-outage.area': 'Dayton' };
    const texts = shownWidgets(askerFor(facts), site.manifests.dialog['outage-restored']?.body ?? []).filter(
      ({ widget }) => widget === 'content/text',
    );
    expect(texts.map(({ settings }) => say((settings as { text: string }).text, facts))).toEqual([words]);
  });

  it('SH-I18N-025: everything that its dialog says is said in Spanish, too', () => {
    const { title, text, body = [] } = site.manifests.dialog['outage-restored'] ?? {};
    expect([say(title), say(title, {}, 'es')]).toEqual(['About your outage', 'Sobre la interrupción']);
    expect([say(text), say(text, {}, 'es')]).toEqual([
      'This is what we know now.',
      'Esto es lo que sabemos ahora.',
    ]);
    const keys = [...JSON.stringify(body).matchAll(/"outages:([\w.]+)"/g)].map(([, key]) => key);
    expect(keys).toEqual(['restored.back', 'restored.working']);
    for (const key of [...keys, 'restored.unknown']) {
      const [en, es] = [locales['en']?.['outages']?.[key ?? ''], locales['es']?.['outages']?.[key ?? '']];
      expect(es).toMatch(/\S/);
      expect(es).not.toBe(en);
    }
  });
});

interface Control {
  label: string;
  do: { go?: { route?: string } };
}

function banners(facts: Facts, route: string): string[] {
  const options = { route, isDismissed: () => false, wasSeen: () => false };
  return decideBanners(askerFor({ ...facts, 'route.id': route }), 'page-alerts', options).map(({ id }) => id);
}

function notices(facts: Facts): string[] {
  return shownWidgets(askerFor(facts), site.manifests.page['outage-map']?.body ?? [])
    .filter(({ widget }) => widget === 'content/notice')
    .map(({ settings }) => say((settings as { title: string }).title));
}

function tapped(payload: Readonly<Record<string, string>>) {
  const message = readPush({ category: 'OUTAGE_NOTIFICATION', data: { payload } });
  return message && decidePush(askerFor({ ...regular, 'platform.kind': 'native-ios' }), message);
}
