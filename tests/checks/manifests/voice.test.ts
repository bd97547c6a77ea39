import { describe, expect, it } from 'vitest';
import { createEvaluator } from '../../../engine/core/decision/index.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import type { Copy, PlacedWidget } from '../../../engine/core/manifest/index.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import { askerFor, regular, visitor, withDerived, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';
import { walkSequence } from './walkSequence.ts';

const verified: Facts = {
  ...regular,
  'account.hasVoice': true,
  'account.footprint': 'CHTR',
  'account.seesVoicemail': true,
  'account.voicemails': 2,
  'cpni.compliant': true,
  'cpni.hasPhone': true,
  'cpni.hasEmail': true,
  'phone-switch.switchType': 'OTHER',
  'phone-switch.assigned': 1,
  'home-phone.level': 'STANDARD',
  'voice-zone.access': true,
  'voice-zone.authorised': true,
  'voice-zone.authCode': 'abc/+',
};
const unverified: Facts = {
  ...verified,
  'cpni.compliant': false,
  'account.seesVoicemail': false,
  'account.voicemails': 0,
  'voice-zone.access': false,
  'voice-zone.authorised': false,
};

const addresses = [
  ['SH-ROUTE-034', '/services/voice/phone', 'voice-phone'],
  ['SH-ROUTE-035', '/services/voice/call-guard', 'voice-call-guard'],
  ['SH-ROUTE-036', '/services/voice/version', 'voice-version'],
  ['SH-GUARD-011', '/voice', 'voicemail'],
] as const;

describe.each(addresses)('%s: %s', (_, path, route) => {
  it('SH-VOICE-006: is for whoever has the phone and has shown who it is, in any role', () => {
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      expect(at(path, { ...verified, 'session.role': role })).toBe(route);
    expect(at(path, visitor)).toBe(`/login?${new URLSearchParams({ returnTo: path })}`);
  });

  it('SH-VOICE-013: is for nobody else', () => {
    const toVerify = `/cpni-verification?${new URLSearchParams({ returnTo: path })}`;
    expect(at(path, unverified)).toBe(toVerify);
    for (const role of ['Standard', 'Child', ''])
      expect(at(path, { ...unverified, 'session.role': role })).toBe('/');
    expect(at(path, { ...unverified, 'session.restricted': true })).toBe('/');
    expect(at(path, { ...verified, 'account.hasVoice': false })).toBe('/services/voice-not-provisioned');
  });

  it('SH-ROUTE-073: does not need the page of services', () => {
    expect(at(path, { ...verified, 'toggle:services-page': false })).toBe(route);
  });
});

it.each([
  ['/services/internet/speed-test', 'speed-test'],
  ['/services/internet/devices/device-details/A1B2C3D4E5F6', 'device-details'],
])('SH-ROUTE-073: nor does %s, which is no page of internet, whoever has it', (path, route) => {
  const off = { 'toggle:services-page': false, 'account.hasInternet': false };
  expect(at(path, { ...verified, ...off, 'toggle:speed-test': true })).toBe(route);
  expect(at('/services/internet', { ...verified, ...off })).toBe('/not-found');
});

it.each([
  ['CHTR', 'voicemail'],
  ['TWC', 'https://voicemail.northline.example/twc'],
  ['BHN', 'https://voicemail.northline.example/bhn'],
  ['BH', 'https://voicemail.northline.example/bhn'],
])('SH-VOICE-001, SH-CONST-002: voicemail of the footprint %s is %s', (footprint, leadsTo) => {
  expect(at('/voice', { ...verified, 'account.footprint': footprint })).toBe(leadsTo);
});

it('SH-CONST-002, SH-CONST-003: voicemail and the voice zone are where the configuration says', () => {
  const elsewhere = { default: 'https://elsewhere.example/' };
  const external = { ...site.manifest.external, 'voicemail-twc': elsewhere, 'voice-zone': elsewhere };
  const moved = openSite(
    { ...site.manifests, site: { site: { ...site.manifest, external } } },
    { environment: 'PROD' },
  );
  const facts = withDerived({ ...verified, 'account.footprint': 'TWC' });
  const asker = createEvaluator(moved, assignmentOf(moved.vocabulary, facts));
  const url = (path: string) => resolveNavigation(asker, { path, query: '' });
  expect(url('/voice')).toMatchObject({ url: 'https://elsewhere.example/' });
  expect(url('/voice-zone')).toMatchObject({ url: 'https://elsewhere.example/?customerAuthCode=abc%2F%2B' });
});

it('SH-VOICE-005: whoever shows who it is for home phone comes back to home phone', () => {
  const returnTo = '/services/voice/private';
  expect(at(returnTo, unverified)).toBe(`/cpni-verification?${new URLSearchParams({ returnTo })}`);
  expect(at(returnTo, verified)).toBe('/services/voice');
});

describe('the way to the voice zone', () => {
  const zone = 'https://voice.northline.example/zone?customerAuthCode=abc%2F%2B';
  it.each<[rows: string, facts: Facts, leadsTo: string]>([
    ['SH-VOICE-002, SH-VOICE-014', { ...verified, 'cpni.compliant': false }, zone],
    ['SH-VOICE-003', { ...verified, 'voice-zone.access': false }, zone],
    ['SH-VOICE-003, SH-GUARD-012', unverified, '/cpni-verification?returnTo=%2Fvoice-zone'],
    ['SH-VOICE-004, SH-GUARD-012', { ...unverified, 'session.role': 'Standard' }, '/'],
    ['SH-VOICE-014', { ...verified, 'voice-zone.authorised': false }, '/account-summary'],
    ['SH-GUARD-012', visitor, '/login?returnTo=%2Fvoice-zone'],
  ])('%s: of %o leads to %s', (_, facts, leadsTo) => {
    expect(at('/voice-zone', facts)).toBe(leadsTo);
  });

  it('SH-VOICE-003: leads nowhere before it is known who comes', () => {
    const { 'voice-zone.access': _, 'cpni.compliant': __, ...unknown } = verified;
    expect(at('/voice-zone', unknown)).toBe('wait');
  });

  it('SH-VOICE-014: says that it could not be opened', () => {
    const { error } = { error: undefined, ...site.manifests.guard['voice-zone-authorised']?.otherwise[0] };
    expect(say(site.manifests.error[String(error)]?.title)).toBe("We can't open the voice zone now");
  });
});

describe('the page of the phone', () => {
  it.each<[row: string, footprint: string, roles: string[], shown: boolean]>([
    ['SH-VOICE-008', 'BHN', ['Primary', 'Admin', 'Standard', 'Child'], true],
    ['SH-VOICE-008', 'BH', ['Primary', 'Admin', 'Standard', 'Child'], true],
    ['SH-VOICE-009', 'TWC', ['Primary', 'Admin', 'Standard', 'Child'], true],
    ['SH-VOICE-010', 'CHTR', ['Primary', 'Admin', 'Standard'], true],
    ['SH-VOICE-011', 'CHTR', ['Child', 'Guardian'], false],
  ])('%s: the card of voicemail, footprint %s, for %j: %s', (_, footprint, roles, isShown) => {
    for (const role of roles) {
      const facts = { ...verified, 'account.footprint': footprint, 'session.role': role };
      expect(cards(facts).includes('voice:access.title')).toBe(isShown);
    }
  });

  it('SH-VOICE-013: shows nothing that is private before one has shown who it is, and says so', () => {
    const shown = shownWidgets(askerFor(unverified), site.manifests.page['services-voice']?.body ?? []);
    expect(titlesOf(shown)).toEqual(['services:lines.VOICE', 'voice:private.title', 'services:equipment']);
    expect(shown.map(({ settings }) => (settings as { items?: string }).items)).not.toContain('phone-line');
    const child = askerFor({ ...unverified, 'session.role': 'Child' });
    expect(JSON.stringify(shownWidgets(child, page()))).toContain('voice:private.text');
    expect(say('voice:private.text', {}, 'es')).toBe(
      'Pida a un usuario principal o administrador que verifique la cuenta.',
    );
  });

  it('SH-ENT-037: the card has numberOfVoiceMails, voicemailLink, manageForwardingLink and manageVoiceLink, where showAccessCard holds', () => {
    const card = shownWidgets(askerFor({ ...verified, 'session.role': 'Primary' }), page()).find(
      ({ settings }) => (settings as { title?: string }).title === 'voice:access.title',
    );
    expect(card?.when).toEqual({ all: [{ condition: 'voice-allowed' }, { condition: 'show-access-card' }] });
    const { controls: links } = (card?.settings ?? {}) as { controls: { label: string; do: unknown }[] };
    expect(links.slice(0, 3).map((link) => [link.label, say(link.label), link.do])).toEqual([
      ['voice:access.voicemailLink', 'See your messages', { go: { route: 'voicemail' } }],
      ['voice:access.manageForwardingLink', 'Manage forwarding', { go: { route: 'voice-phone' } }],
      ['voice:access.manageVoiceLink', 'Manage Call Guard', { go: { route: 'voice-call-guard' } }],
    ]);
    expect(texts(verified)).toContain('voice:access.numberOfVoiceMails');
  });

  it.each<[isHead: boolean, role: string, isShown: boolean]>([
    [true, 'Admin', true],
    [false, 'Admin', false],
    [true, 'Primary', false],
    [true, 'Standard', false],
    [false, 'Child', false],
  ])(
    'SH-VOICE-012: head of the household: %s, role %s, sees the way to the plan: %s',
    (isHead, role, isShown) => {
      const facts = { ...verified, 'account.headOfHousehold': isHead, 'session.role': role };
      const links = shownWidgets(askerFor(facts), page()).flatMap(({ settings }) =>
        ((settings as { controls?: (Control & { when?: PlacedWidget['when'] })[] }).controls ?? []).filter(
          ({ when }) => holds(askerFor(facts), when),
        ),
      );
      expect(links.some(({ do: action }) => action.go?.route === 'plan-details')).toBe(isShown);
    },
  );

  it('SH-ENT-038: where lines are hosted, says so, and how many are assigned', () => {
    const hosted = { ...verified, 'phone-switch.switchType': 'HOSTED' };
    expect(cards(verified)).not.toContain('voice:hosted.headerText');
    expect(cards(hosted)).toContain('voice:hosted.headerText');
    expect(texts(hosted)).toContain('voice:hosted.assignedLineText');
    expect(texts(hosted)).toContain('voice:hosted.adminText');
    expect(texts({ ...hosted, 'session.role': 'Standard' })).not.toContain('voice:hosted.adminText');
    expect(texts({ ...hosted, 'phone-switch.assigned': 2 })).toContain('voice:hosted.assignedLinesText');
    // Who sees it is a Primary user, too: it calls nobody an admin.
    expect([say('voice:hosted.adminText'), say('voice:hosted.adminText', {}, 'es')]).toEqual([
      'You set it for everybody on the account.',
      'Usted lo configura para todas las personas de la cuenta.',
    ]);
    for (const key of ['headerText', 'mainText', 'manageButtonText', 'assignedLineText'])
      for (const language of ['en', 'es'] as const)
        expect(say(`voice:hosted.${key}`, {}, language)).not.toBe('');
    expect(
      say(
        { key: 'voice:hosted.assignedLinesText', with: { lines: 'phone-switch.assigned' } },
        { 'phone-switch.assigned': 2 },
      ),
    ).toBe('2 lines are assigned to you.');
  });
});

describe('how many messages wait', () => {
  it.each<[row: string, count: number, en: string, es: string]>([
    ['SH-HEAD-026', 0, '0 messages', '0 mensajes'],
    ['SH-HEAD-027, SH-I18N-002', 1, '1 message', '1 mensaje'],
    ['SH-HEAD-026, SH-I18N-002', 2, '2 messages', '2 mensajes'],
    ['SH-HEAD-026', 99, '99 messages', '99 mensajes'],
    ['SH-HEAD-028, SH-CONST-020', 100, '99+ messages', '99+ mensajes'],
    ['SH-HEAD-028, SH-I18N-002', 5000, '99+ messages', '99+ mensajes'],
  ])('%s: of %i the header says “%s”, in Spanish “%s”', (_, count, en, es) => {
    const facts = { ...verified, 'account.voicemails': count };
    expect([label(facts, 'en'), label(facts, 'es')]).toEqual([[en], [es]]);
  });

  it('SH-ENT-022: is said to nobody who may not know, and leads to the messages', () => {
    expect(label(unverified, 'en')).toEqual([]);
    expect(controls(verified).map(({ do: action }) => action.go?.route)).toEqual(['voicemail']);
  });
});

it('SH-CALL-030, SH-SESS-027: by what the phone is switched is asked only with the toggle and with the phone, and never for an employee’s client', () => {
  const { when } = site.manifests.facts['phone-switch'] ?? {};
  const asks = (toggle: boolean, has: boolean): boolean =>
    holds(askerFor({ ...verified, 'toggle:phone-line-switch': toggle, 'account.hasVoice': has }), when);
  expect([asks(true, true), asks(true, false), asks(false, true), asks(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(holds(askerFor({ ...verified, 'session.restricted': true }), when)).toBe(false);
});

describe('setting the phone', () => {
  it('forwards calls to a number of ten digits, or not at all', () => {
    const walk = walkSequence('forward-calls', verified, 'forwarding');
    expect(walk.send('save').refusal('where')).toBe('Choose when calls are forwarded');
    const always = walk.change({ where: 'ALWAYS', number: '704 555 01' });
    expect(always.send('save').at()).toBe('forwarding');
    expect(always.refusal('number')).toBe('Enter a number of 10 digits');
    expect(always.change({ number: '(704) 555-0123' }).send('save').settle('done').at()).toBe('saved');
    const off = walkSequence('forward-calls', verified, 'forwarding').change({ where: 'OFF' });
    expect(off.send('save').settle('done').at()).toBe('saved');
  });

  it('blocks a number, and sets how much is kept away', () => {
    const block = walkSequence('block-caller', verified, 'number');
    expect(block.send('save').refusal('number')).toBe('Enter a number of 10 digits');
    expect(block.change({ number: '7045550123' }).send('save').settle('done').at()).toBe('saved');
    const level = walkSequence('call-guard-level', verified, 'level');
    expect(level.send('save').refusal('level')).toBe('Choose how much is stopped');
    expect(level.change({ level: 'STRICT' }).send('save').settle('done').at()).toBe('saved');
  });

  it.each([
    '/services/voice/call-guard/level',
    '/services/voice/call-guard/block',
    '/services/voice/phone/l-1/forwarding',
  ])('%s is not for Standard users and children', (path) => {
    expect(at(path, verified)).not.toBe('/');
    for (const role of ['Standard', 'Child'])
      expect(at(path, { ...verified, 'session.role': role })).toBe('/');
  });
});

/** The shown route, or the target of the redirect. */
function at(path: string, facts: Facts): string {
  const result = resolveNavigation(askerFor(facts), { path, query: '' });
  if (result.kind === 'show') return result.route;
  if (result.kind === 'redirect') return result.address;
  return result.kind === 'leave' ? result.url : result.kind;
}

function page(): readonly PlacedWidget[] {
  return site.manifests.page['services-voice']?.body ?? [];
}

/** The settings of the widgets that this person sees. */
function texts(facts: Facts): string {
  return JSON.stringify(shownWidgets(askerFor(facts), page()).map(({ settings }) => settings));
}

function cards(facts: Facts): unknown[] {
  return titlesOf(shownWidgets(askerFor(facts), page()));
}

function titlesOf(widgets: readonly PlacedWidget[]): unknown[] {
  return widgets.flatMap(({ settings }) => (settings as { title?: string }).title ?? []);
}

interface Control {
  label: Copy;
  do: { go?: { route?: string } };
}

/** The controls of the header that lead to messages. */
function controls(facts: Facts): Control[] {
  return shownWidgets(askerFor(facts), site.manifests.header['extended']?.end ?? [])
    .filter(({ settings }) => (settings as { icon?: string }).icon === 'voicemail')
    .map(({ settings }) => (settings as { control: Control }).control);
}

function label(facts: Facts, language: Language): (string | undefined)[] {
  return controls(facts).map((control) => say(control.label, facts, language));
}
