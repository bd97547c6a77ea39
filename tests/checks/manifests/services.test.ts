import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { resolveLink } from '../../../engine/core/link/index.ts';
import { decideSpinner } from '../../../engine/core/spinner/decideSpinner.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const everything: Facts = {
  ...regular,
  'account.hasInternet': true,
  'account.hasTv': true,
  'account.hasVoice': true,
  'account.hasMobile': true,
};

const lines = [
  ['internet', 'account.hasInternet', '065', '069', '004'],
  ['tv', 'account.hasTv', '067', '071', '005'],
  ['voice', 'account.hasVoice', '066', '070', '006'],
  ['mobile', 'account.hasMobile', '068', '072', '007'],
] as const;

describe('the page of services and equipment', () => {
  it('SH-ROUTE-040, SH-GUARD-002: is for whoever is signed in, while its toggle is on', () => {
    expect(at('/services', everything)).toMatchObject({ kind: 'show', page: 'services' });
    expect(at('/services', { ...everything, ...off })).toEqual({ kind: 'redirect', address: '/not-found' });
    expect(at('/services', visitor)).toMatchObject({ address: '/login?returnTo=%2Fservices' });
    expect(at('/services', { ...visitor, ...off })).toMatchObject({
      address: '/login?returnTo=%2Fservices',
    });
  });

  it('lists the equipment of each line of business with its state, and says when it has to be returned', () => {
    const table = widgetsOfPage('services').find(({ widget }) => widget === 'content/table');
    expect(table?.settings).toMatchObject({
      items: 'equipment',
      columns: [
        'equipment.kind',
        { field: 'equipment.serialEnding' },
        'equipment.state',
        'equipment.nickname',
        { field: 'equipment.returnBy', text: { key: 'services:until' } },
      ],
      group: { by: 'equipment.line' },
      onPhones: 'compact',
    });
    expect([say('services:states.RETURN_DUE'), say('services:states.RETURN_DUE', {}, 'es')]).toEqual([
      'Return due',
      'Por devolver',
    ]);
  });

  it.each([
    ['SH-ENT-025', 'POD', 'WiFi pod', 'Pod de WiFi'],
    ['SH-ENT-026', 'DVR_HD', 'HD DVR', 'DVR HD'],
    ['SH-ENT-027', 'DVR_STD', 'Standard DVR', 'DVR estándar'],
    ['SH-ENT-028', 'HD_DIGITAL_RECEIVER', 'HD receiver', 'Receptor HD'],
    ['SH-ENT-029', 'STD_DIGITAL_RECEIVER', 'Standard receiver', 'Receptor estándar'],
    ['SH-ENT-030', 'DIGITAL_TRANSPORT_ADAPTER', 'Digital adapter', 'Adaptador digital'],
    ['SH-ENT-031', 'CABLE_CARD', 'CableCARD', 'CableCARD'],
    ['SH-ENT-032', 'TV_DEVICE', 'TV device', 'Dispositivo de TV'],
  ])('%s: calls %s “%s”, and in Spanish “%s”', (_, kind, en, es) => {
    expect(field('kind')).toMatchObject({ values: expect.arrayContaining([kind]) as string[] });
    const key = `services:kinds.${kind}`;
    expect([say(key), say(key, {}, 'es')]).toEqual([en, es]);
  });

  it('SH-ENT-023: knows three lines of business, of which mobile is none', () => {
    expect(field('line')).toMatchObject({ values: ['INTERNET', 'TV', 'VOICE'] });
  });

  it('says that nothing is known of the equipment, which is not that there is none', () => {
    const { empty = '', failed = '' } = site.manifests.record['equipment'] ?? {};
    const { title, text } = site.manifests.error[failed] ?? {};
    expect([say(empty), say(empty, {}, 'es')]).toEqual([
      'No equipment is registered here.',
      'No hay equipos registrados aquí.',
    ]);
    expect([say(title), say(title, {}, 'es')]).toEqual([
      "We can't show your equipment now",
      'No podemos mostrar sus equipos por ahora',
    ]);
    expect(say(text)).toBe('Your services may still work. Please try again in a moment.');
  });

  it('leads to each service that one has, and privileged people to those that they lack', () => {
    const some = { ...everything, 'account.hasTv': false, 'account.hasMobile': false };
    const had = ['services-internet', 'services-voice'];
    const lacked = ['services-tv-not-provisioned', 'services-mobile-not-provisioned'];
    expect(linesLinked('services', some)).toEqual([...had, ...lacked]);
    expect(linesLinked('services', { ...some, 'session.role': 'Standard' })).toEqual(had);
    expect(linesLinked('services', { ...some, 'session.role': 'Child' })).toEqual(had);
  });

  it('SH-NAV-008, SH-NAV-009: keeps the spinner only where the way to it was cancelled', () => {
    const does = (['start', 'end', 'error', 'cancel'] as const).map((moment) =>
      decideSpinner(site, moment, 'services'),
    );
    expect(does).toEqual(['show', 'clear', 'clear', 'leave']);
  });
});

describe.each(lines)('the page of %s', (line, has, row, lacksRow, areaRow) => {
  const page = `services-${line}`;
  const path = `/services/${line}`;

  it(`SH-ROUTE-${row}, SH-ROUTE-${areaRow}: is for whoever has it, while the toggle is on, and a menu leads to it`, () => {
    expect(at(path, everything)).toMatchObject({ kind: 'show', page });
    expect(at(path, { ...everything, ...off })).toEqual({ kind: 'redirect', address: '/not-found' });
    expect(at(path, visitor)).toMatchObject({ kind: 'redirect' });
    expect(menu('account-summary', everything)).toContain(line);
    expect(menu('account-summary', { ...everything, [has]: false })).not.toContain(line);
    expect(menu('account-summary', { ...everything, ...off })).not.toContain(line);
  });

  it(`SH-ROUTE-${lacksRow}: says to others what it would bring, and only to them`, () => {
    const without = { ...everything, [has]: false };
    expect(at(path, without)).toEqual({ kind: 'redirect', address: `${path}-not-provisioned` });
    expect(at(`${path}-not-provisioned`, without)).toMatchObject({ page: `${page}-not-provisioned` });
    expect(at(`${path}-not-provisioned`, everything)).toEqual({ kind: 'redirect', address: path });
  });

  it('leads privileged people from there to ordering, and tells others who may', () => {
    for (const role of ['Primary', 'Admin'])
      expect(offered(page, { [has]: false, 'session.role': role })).toEqual([true, false]);
    for (const role of ['Standard', 'Child'])
      expect(offered(page, { [has]: false, 'session.role': role })).toEqual([false, true]);
  });

  it('SH-NAV-010: shows no spinner of the shell', () => {
    for (const route of [page, `${page}-not-provisioned`])
      for (const moment of ['start', 'end', 'cancel', 'error'] as const)
        expect(decideSpinner(site, moment, route)).not.toBe('show');
  });

  it('is marked in the menu beside the content, and on phones with all services', () => {
    expect(marked(page, everything)).toEqual([line]);
    expect(marked(page, { ...everything, 'viewport.width': 390 })).toEqual(['services']);
  });
});

it('the menu at the foot of phones has five items at most, whatever somebody has', () => {
  const narrow = { ...everything, 'viewport.width': 390 };
  expect(menu('account-summary', narrow)).toEqual([
    'home-on-phones',
    'billing',
    'watch',
    'services',
    'support',
  ]);
  expect([say('services:nav.services'), say('services:nav.services', {}, 'es')]).toEqual([
    'Services',
    'Servicios',
  ]);
});

it.each([
  ['SH-GUARD-008', '/my-internet-services', '/services/internet'],
  ['SH-GUARD-009', '/my-tv-services', '/services/tv'],
  ['SH-GUARD-010', '/my-voice-services', '/services/voice'],
])('%s: %s needs a sign-in, and leads to %s, or home while there are no such pages', (_, old, present) => {
  const verified = { ...everything, 'cpni.compliant': true };
  expect(at(old, verified)).toEqual({ kind: 'redirect', address: present });
  expect(at(old, { ...verified, ...off })).toEqual({ kind: 'redirect', address: '/account-summary' });
  expect(at(old, visitor)).toMatchObject({ address: `/login?${new URLSearchParams({ returnTo: old })}` });
});

it('SH-GUARD-010: the old address of the phone asks first who the customer is', () => {
  const unverified = { ...everything, 'cpni.compliant': false, 'cpni.hasPhone': true, 'cpni.hasEmail': true };
  expect(at('/my-voice-services', unverified)).toEqual({
    kind: 'redirect',
    address: '/cpni-verification?returnTo=%2Fmy-voice-services',
  });
  expect(at('/my-voice-services', { ...unverified, 'session.role': 'Standard' })).toEqual({
    kind: 'redirect',
    address: '/',
  });
});

it('SH-ROUTE-078: what to do with the remote stands under the first two parts of the address that one comes from', () => {
  const tips = controlsOf(widgetsOfPage('services-tv')).map(({ do: action }) => linkOf(action));
  const go = tips.find((link) => link?.route === 'remote-control-tips') ?? { route: 'none' };
  const from = (path: string) => resolveLink(site, go, { address: { path, query: '' } });
  const slug = 'remote-control-troubleshooting-tips';
  expect(from('/services/tv')).toMatchObject({ address: `/services/tv/${slug}` });
  expect(from('/support/category/x')).toMatchObject({ address: `/support/category/${slug}` });
  expect(at(`/services/tv/${slug}`, everything)).toMatchObject({ page: 'remote-control-tips' });
  expect([say('services:tips.title'), say('services:tips.title', {}, 'es')]).toEqual([
    "When the remote doesn't work",
    'Cuando el control remoto no funciona',
  ]);
});

const off = { 'toggle:services-page': false };

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

function field(name: string) {
  return site.manifests.record['equipment']?.fields[name];
}

interface Control {
  do: unknown;
  when?: Parameters<typeof holds>[1];
}

function controlsOf(widgets: ReturnType<typeof widgetsOfPage>): Control[] {
  return widgets.flatMap(
    ({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [],
  );
}

function linkOf(action: unknown): { route: string } | undefined {
  return (action as { go?: { route: string } }).go;
}

/** Whether the page of a missing service leads to ordering, and whether it says that others may. */
function offered(page: string, facts: Facts): [boolean, boolean] {
  const evaluator = askerFor({ ...everything, ...facts });
  const shown = shownWidgets(evaluator, site.manifests.page[`${page}-not-provisioned`]?.body ?? []);
  const controls = controlsOf(shown).filter(({ when }) => holds(evaluator, when));
  return [
    controls.some(({ do: action }) => linkOf(action)?.route === 'buy'),
    JSON.stringify(shown).includes('services:add.notAllowed'),
  ];
}

/** The pages of services to which a page leads this person. */
function linesLinked(page: string, facts: Facts): (string | undefined)[] {
  const evaluator = askerFor(facts);
  return controlsOf(shownWidgets(evaluator, site.manifests.page[page]?.body ?? []))
    .filter(({ when }) => holds(evaluator, when))
    .map(({ do: action }) => linkOf(action)?.route)
    .filter((route) => route?.startsWith('services-'));
}

function menu(route: string, facts: Facts): string[] {
  return decideNavigation(askerFor(facts), 'main', route).map(({ item }) => item.id);
}

function marked(route: string, facts: Facts): string[] {
  return decideNavigation(askerFor(facts), 'main', route)
    .filter(({ current }) => current)
    .map(({ item }) => item.id);
}
