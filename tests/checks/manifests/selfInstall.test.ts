import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { createEvaluator } from '../../../engine/core/decision/index.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import { askerFor, regular, visitor, withDerived, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { walkSequence } from './walkSequence.ts';

const able: Facts = {
  ...regular,
  'account.hasInternet': true,
  'self-install.eligible': true,
  'self-install.checkFailed': false,
  'self-install.reason': 'NONE',
  'kit.waiting': true,
  'kit.waitingInternet': true,
  'kit.waitingTv': false,
  'kit.waitingVoice': false,
  'kit.activating': false,
  'kit.failed': false,
};
const unable: Facts = { ...able, 'self-install.eligible': false, 'self-install.reason': 'NO_KIT' };
const failed: Facts = { ...able, 'self-install.eligible': false, 'self-install.checkFailed': true };
const off = { 'toggle:self-install': false };
const redirected = { 'toggle:self-install-redirect': true };
const business = { 'account.customerType': 'SMALL_BUSINESS' };

const flow = '/selfinstall';
const contact = '/selfinstall/contact-to-continue';
const activate = '/selfinstall/contact-to-activate';
const nothing = '/selfinstall/nothing-to-set-up';
const networks = '/selfinstall/manage-network';
const swap = '/selfinstall/modem/swap-type';

describe('who comes to setting up equipment', () => {
  it.each<[rows: string, address: string, facts: Facts, leadsTo: string]>([
    ['SH-SI-002', flow, able, 'self-install'],
    ['SH-SI-003, SH-SI-015', flow, { ...able, ...off }, 'https://install.northline.example/'],
    ['SH-SI-003, SH-SI-014', flow, { ...able, ...off, ...redirected }, contact],
    ['SH-SI-004', flow, visitor, '/login?returnTo=%2Fselfinstall'],
    ['SH-SI-005', flow, unable, nothing],
    ['SH-SI-005', flow, failed, contact],
    ['SH-SI-006, SH-SI-016', contact, { ...unable, ...off }, 'self-install-contact'],
    ['SH-SI-006, SH-SI-016', contact, { ...unable, ...off, ...redirected }, 'self-install-contact'],
    ['SH-SI-007, SH-SI-016', nothing, { ...unable, ...off }, 'self-install-nothing'],
    ['SH-SI-007, SH-SI-016', nothing, { ...unable, ...off, ...redirected }, 'self-install-nothing'],
    ['SH-SI-008, SH-SI-016', networks, { ...unable, ...off }, 'self-install-manage-network'],
    ['SH-SI-008, SH-SI-016', networks, { ...unable, ...off, ...redirected }, 'self-install-manage-network'],
    ['SH-SI-009', activate, unable, 'self-install-activate'],
    ['SH-SI-009', activate, { ...unable, ...off, ...redirected }, contact],
    ['SH-SI-010', swap, unable, 'self-install-swap-type'],
    ['SH-SI-010', swap, { ...unable, ...off, ...redirected }, contact],
    ['SH-SI-011', '/selfinstall/place', able, 'self-install'],
    ['SH-SI-011', '/selfinstall/place', unable, nothing],
    ['SH-SI-011', networks, unable, nothing],
    ['SH-SI-011', networks, failed, contact],
    ['SH-SI-011', nothing, unable, 'self-install-nothing'],
    ['SH-SI-011', contact, failed, 'self-install-contact'],
    ['SH-SI-001, SH-SI-012', flow, { ...able, ...business }, 'https://business.northline.example/billing'],
    [
      'SH-SI-001, SH-SI-012',
      activate,
      { ...able, ...business },
      'https://business.northline.example/billing',
    ],
  ])('%s: %s of %o leads to %s', (_, address, facts, leadsTo) => {
    expect(at(address, facts)).toBe(leadsTo);
  });

  it('SH-SI-003: whether somebody can is not asked while it is off', () => {
    const { when } = site.manifests.facts['self-install'] ?? {};
    expect([holds(askerFor(able), when), holds(askerFor({ ...able, ...off }), when)]).toEqual([true, false]);
    expect(holds(askerFor(visitor), when)).toBe(false);
  });

  it.each([
    ['PROD', 'https://install.northline.example/'],
    ['QA', 'https://qa.install.northline.example/'],
    ['STAGE', 'https://stage.install.northline.example/'],
  ])('SH-SI-015, SH-ENT-034: in %s the older tool is at %s', (environment, url) => {
    const there = openSite(site.manifests, { environment });
    const asker = createEvaluator(there, assignmentOf(there.vocabulary, withDerived({ ...able, ...off })));
    expect(resolveNavigation(asker, { path: flow, query: '' })).toMatchObject({ kind: 'leave', url });
  });

  it('SH-ROUTE-010, SH-SI-012: from the page of services leads who can and is no business, and nobody else', () => {
    expect(ways('services', able)).toContain('self-install');
    for (const facts of [{ ...able, ...business }, { ...able, ...off }, unable])
      expect(ways('services', facts)).not.toContain('self-install');
    const menu = decideNavigation(askerFor(able), 'main', 'account-summary');
    expect(menu.map(({ item }) => item.id)).toContain('equipment');
  });
});

describe('setting up equipment', () => {
  it('SH-SI-002: goes from the box to activating, one thing at a time', () => {
    const box = walkSequence('set-up-kit', able, 'kit');
    expect(box.send('continue').at()).toBe('kit');
    expect(box.refusal('complete')).toBe('Check the list, or tell us what is different');
    const last = box.change({ complete: true }).send('continue').send('continue').send('continue');
    expect(last.at()).toBe('activate');
    expect(last.send('back').at()).toBe('connect');
    expect(last.send('continue').send('activate').settle('done').at()).toBe('activating');
  });

  it.each([
    ['needs-technician', 'technician-needed'],
    ['failed', 'equipment-not-activated'],
    ['unknown', 'equipment-not-known'],
  ])('says of activating that ends as %s: %s', (outcome, error) => {
    const walk = walkSequence('set-up-kit', able, 'activate', { complete: true });
    const ended = walk.send('activate').settle(outcome);
    expect([ended.at(), ended.error()]).toEqual(['activate', error]);
  });

  it('names the cables only of what has come', () => {
    expect(icons(able)).toEqual(['router']);
    expect(icons({ ...able, 'kit.waitingTv': true, 'kit.waitingVoice': true })).toEqual([
      'router',
      'tv',
      'phone',
    ]);
  });

  it('lists what is activated, and does not say that there is nothing', () => {
    expect(widgetsOfLast(able)).toContain('content/list');
    expect(widgetsOfLast({ ...able, 'kit.waiting': false, 'kit.activating': true })).not.toContain(
      'content/list',
    );
  });
});

it.each([
  ['NO_KIT', 'Nothing is waiting to be set up on this account.'],
  ['DONE', 'What we sent you is set up already.'],
  ['ACTIVATING', 'Your equipment is being activated. It takes up to 10 minutes.'],
  ['NEEDS_TECHNICIAN', 'A technician sets it up for you.'],
])('SH-SI-007: why there is nothing to set up, %s: “%s”', (reason, sentence) => {
  const facts = { ...unable, 'self-install.reason': reason };
  const texts = shown('self-install-nothing', facts).flatMap(
    ({ settings }) => (settings as { text?: string }).text ?? [],
  );
  expect(texts.map((key) => say(key))).toEqual([sentence]);
});

it('SH-SI-016: where installing oneself is off, and nobody asked what waits, the page does not say that nothing does', () => {
  const facts = { ...unable, 'self-install.reason': 'NONE', ...off };
  const texts = shown('self-install-nothing', facts).flatMap(
    ({ settings }) => (settings as { text?: string }).text ?? [],
  );
  expect(texts.map((key) => [say(key), say(key, {}, 'es')])).toEqual([
    [
      "You can't set up equipment yourself right now. If you have equipment to set up, contact us.",
      'Por el momento no puede instalar equipos por su cuenta. Si tiene equipos por instalar, contáctenos.',
    ],
  ]);
  expect(ways('self-install-nothing', facts)).toContain('contact-us');
  expect(headings('self-install-nothing', facts)).toEqual(['Set up your equipment']);
  expect(headings('self-install-nothing', { ...facts, 'toggle:self-install': true })).toEqual([
    'Nothing to set up',
  ]);
});

it.each(['self-install-contact', 'self-install-activate'])(
  'SH-SI-013, SH-ENT-034: %s offers the chat while its toggle is on, and the telephone always',
  (page) => {
    const offers = (facts: Facts) => {
      const there = shown(page, facts);
      return [
        leavesFor(there, facts).includes('support-chat'),
        JSON.stringify(there).includes('help:contact.phone.text'),
      ];
    };
    expect(offers(able)).toEqual([false, true]);
    expect(offers({ ...able, 'toggle:contextual-contact-chat': true })).toEqual([true, true]);
  },
);

describe('networks', () => {
  it('SH-ROLE-014: are for Primary users and admins, and their entry too', () => {
    for (const role of ['Primary', 'Admin', 'Guardian']) {
      const facts = { ...able, 'session.role': role };
      expect(ways('services-internet', facts)).toContain('self-install-manage-network');
      expect(lists('self-install-manage-network', facts)).toEqual(['network']);
      expect(at('/services/internet/networks/n-1', facts)).toBe('change-network');
    }
    for (const role of ['Standard', 'Child']) {
      const facts = { ...able, 'session.role': role };
      expect(ways('services-internet', facts)).not.toContain('self-install-manage-network');
      expect(lists('self-install-manage-network', facts)).toEqual([]);
      expect(at('/services/internet/networks/n-1', facts)).toBe('/');
      expect(JSON.stringify(shown('self-install-manage-network', facts))).toContain('networks:notAllowed');
    }
    expect(say('networks:notAllowed')).toBe('Only a primary user or an admin can manage networks.');
  });

  it('SH-SI-008: take a name, and a password that is long enough or none', () => {
    const walk = walkSequence('change-network', able, 'network').change({ name: ' ', password: '1234567' });
    expect(walk.send('save').at()).toBe('network');
    expect([walk.refusal('name'), walk.refusal('password')]).toEqual([
      'Enter a name',
      'Enter 8 to 63 characters, or leave it empty',
    ]);
    expect(walk.change({ password: '' }).refusal('password')).toBeUndefined();
    const saved = walk.change({ name: 'Casa', password: '12345678' }).send('save').settle('done');
    expect([saved.at(), saved.answer('password')]).toEqual(['saved', undefined]);
  });

  it.each([
    ['failed', 'not-saved', 'That was not saved'],
    ['unknown', 'not-known-if-saved', "We don't know yet if that was saved"],
  ])('say of saving that ends as %s: %s', (outcome, error, words) => {
    const walk = walkSequence('change-network', able, 'network').change({
      name: 'Casa',
      password: '12345678',
    });
    const ended = walk.send('save').settle(outcome);
    expect([ended.at(), ended.error()]).toEqual(['network', error]);
    expect(say(site.manifests.error[error]?.title)).toBe(words);
  });
});

it.each([
  ['self-install-contact', "Let's finish this together", 'Terminemos esto juntos'],
  ['self-install-activate', 'Your equipment needs us to switch it on', 'Tenemos que activar su equipo'],
  ['self-install-nothing', 'Nothing to set up', 'No hay nada por configurar'],
  ['self-install-manage-network', 'Manage networks', 'Administrar redes'],
])('SH-I18N-026: the title of %s is “%s”, in Spanish “%s”', (page, en, es) => {
  const { title } = site.manifests.page[page] ?? {};
  expect([say(title), say(title, {}, 'es')]).toEqual([en, es]);
});

/** The shown route, or the target of the redirect. */
function at(path: string, facts: Facts): string {
  const result = resolveNavigation(askerFor(facts), { path, query: '' });
  if (result.kind === 'show') return result.route;
  if (result.kind === 'redirect') return result.address;
  return result.kind === 'leave' ? result.url : result.kind;
}

/** The widgets of the last step of setting up. */
function widgetsOfLast(facts: Facts): string[] {
  const body = site.manifests.sequence['set-up-kit']?.steps['activate']?.body ?? [];
  return shownWidgets(askerFor(facts), body).map(({ widget }) => widget);
}

/** The icons of the cables that this person is told to connect. */
function icons(facts: Facts): string[] {
  const body = site.manifests.sequence['set-up-kit']?.steps['connect']?.body ?? [];
  return shownWidgets(askerFor(facts), body).flatMap(({ settings }) =>
    ((settings as { points?: { icon: string }[] }).points ?? []).map(({ icon }) => icon),
  );
}

function shown(page: string, facts: Facts): ReturnType<typeof widgetsOfPage> {
  return shownWidgets(askerFor(facts), site.manifests.page[page]?.body ?? []);
}

interface Control {
  do: { go?: { route?: string; external?: string } };
  when?: Parameters<typeof holds>[1];
}

function controlsOf(widgets: ReturnType<typeof widgetsOfPage>, facts: Facts): Control[] {
  return widgets
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .filter(({ when }) => holds(askerFor(facts), when));
}

/** The routes to which the controls of a page lead this person. */
function ways(page: string, facts: Facts): (string | undefined)[] {
  return controlsOf(shown(page, facts), facts).map(({ do: action }) => action.go?.route);
}

/** The external addresses to which this person is led. */
function leavesFor(widgets: ReturnType<typeof widgetsOfPage>, facts: Facts): (string | undefined)[] {
  return controlsOf(widgets, facts).map(({ do: action }) => action.go?.external);
}

function headings(page: string, facts: Facts): string[] {
  return shown(page, facts)
    .filter(({ widget }) => widget === 'content/heading')
    .map(({ settings }) => say((settings as { title: string }).title));
}

function lists(page: string, facts: Facts): unknown[] {
  return shown(page, facts).flatMap(({ settings }) => (settings as { items?: string }).items ?? []);
}
