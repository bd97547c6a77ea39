import { describe, expect, it } from 'vitest';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import { resolveLink } from '../../../engine/core/link/index.ts';
import type { Link } from '../../../engine/core/manifest/index.ts';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

const everything: Facts = {
  ...regular,
  'account.hasInternet': true,
  'account.hasTv': true,
  'account.hasVoice': true,
};

describe('the preferences', () => {
  it('SH-ROUTE-031: are a page of their own for whoever is signed in, in whichever role', () => {
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      expect(at('/user-preferences', { ...regular, 'session.role': role })).toMatchObject({
        kind: 'show',
        page: 'user-preferences',
      });
    expect(at('/user-preferences', visitor)).toEqual({
      kind: 'redirect',
      address: '/login?returnTo=%2Fuser-preferences',
    });
  });

  it('SH-ROUTE-031: home and the menu lead there', () => {
    const controls = widgetsOfPage('account-summary').flatMap(({ settings }) => {
      const { controls: some = [] } = (settings ?? {}) as {
        controls?: { do: { go?: { route?: string } } }[];
      };
      return some.map(({ do: { go } }) => go?.route);
    });
    expect(controls).toEqual(expect.arrayContaining(['user-preferences', 'notifications']));
    const menu = decideNavigation(askerFor(regular), 'main', 'account-summary').map(({ item }) => item.id);
    expect(menu).toEqual(expect.arrayContaining(['preferences', 'messages']));
    expect([say('shell:nav.preferences'), say('shell:nav.preferences', {}, 'es')]).toEqual([
      'Preferences',
      'Preferencias',
    ]);
  });

  it.each([
    [true, false, ['Stop emails', 'Send texts']],
    [false, true, ['Send emails', 'Stop texts']],
  ])('SH-ROUTE-031: with emails %s and texts %s a topic offers %j', (byEmail, byText, offered) => {
    const facts = { ...regular, 'preference.byEmail': byEmail, 'preference.byText': byText };
    expect(
      actions()
        .filter(({ when }) => holds(askerFor(facts), when))
        .map(({ label }) => say(label)),
    ).toEqual(offered);
  });

  it('SH-ROUTE-031: what is pressed is sent with what stands there, and where that fails it is said', () => {
    const given = {
      with: { topic: 'preference.id', byEmail: 'preference.byEmail', byText: 'preference.byText' },
      ifDone: 'common:saved',
      ifFailed: 'not-saved',
      ifNotKnown: 'not-known-if-saved',
    };
    expect(actions().map(({ do: action }) => action)).toEqual([
      { run: 'account/switch-email', ...given },
      { run: 'account/switch-email', ...given },
      { run: 'account/switch-text', ...given },
      { run: 'account/switch-text', ...given },
    ]);
  });

  it('SH-ROUTE-031: everything on them is said in both languages', () => {
    const [en, es] = [locales['en']?.['preferences'] ?? {}, locales['es']?.['preferences'] ?? {}];
    expect(Object.keys(es)).toEqual(Object.keys(en));
    const same = Object.keys(en).filter((key) => en[key] === es[key]);
    expect(same).toEqual(['name', 'delivery']);
  });
});

it('SH-ENT-018: bills come on paper and online, or online, and in no other way', () => {
  expect(site.manifests.facts['account']?.facts['billDelivery']).toMatchObject({
    type: 'enum',
    values: ['paper-and-online', 'online'],
  });
  const row = { key: 'preferences:delivery', with: { delivery: 'account.billDelivery' } };
  const said = ['paper-and-online', 'online'].map((delivery) =>
    say(row, { 'account.billDelivery': delivery }),
  );
  expect(said).toEqual(['On paper and online', 'Online only']);
  expect(say(row, { 'account.billDelivery': 'online' }, 'es')).toBe('Solo en línea');
  expect(JSON.stringify(widgetsOfPage('user-preferences'))).toContain(JSON.stringify(row));
});

it.each([
  ['SH-HEAD-031', 'services-tv', 'tv'],
  ['SH-HEAD-032', 'services-internet', 'internet'],
  ['SH-HEAD-033', 'services-voice', 'voice'],
  ['SH-HEAD-034', 'user-preferences', 'preferences'],
])(
  '%s: the menu of the account highlights where the customer is: on %s it is %s, and nothing else',
  (_, route, item) => {
    const shown = decideNavigation(askerFor(everything), 'main', route);
    expect(shown.filter(({ current }) => current).map((each) => each.item.id)).toEqual([item]);
  },
);

it.each(['user-preferences', 'notifications'])(
  'SH-HEAD-034: on phones, where no item leads to %s, it is home, which links to it',
  (route) => {
    const shown = decideNavigation(askerFor({ ...everything, 'viewport.width': 390 }), 'main', route);
    const marked = shown
      .filter(({ current }) => current)
      .map(({ item: { label, link } }) => [say(label), link]);
    expect(marked).toEqual([['Home', { route: 'account-summary' }]]);
  },
);

interface Action {
  label: string;
  do: { ifDone?: string };
  when?: Parameters<typeof holds>[1];
}

/** The actions of a topic. */
function actions(): Action[] {
  const list = widgetsOfPage('user-preferences').find(({ widget }) => widget === 'content/list');
  return (list?.settings as { actions?: Action[] } | undefined)?.actions ?? [];
}

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

it('SH-CONST-004: the bill is linked from the account by its old address, slash and all, and leads to billing', () => {
  const card = widgetsOfPage('user-preferences').find(
    ({ settings }) => (settings as { title?: string }).title === 'preferences:account',
  );
  const { controls } = (card?.settings ?? {}) as { controls: { do: { go: Link } }[] };
  const [address] = controls.map(({ do: { go } }) => resolveLink(site, go));
  expect(address).toEqual({ kind: 'inside', address: '/billing-and-transactions/' });
  const result = resolveNavigation(askerFor(regular), { path: '/billing-and-transactions/', query: '' });
  expect(result).toMatchObject({ kind: 'redirect', address: '/billing' });
});

it('SH-LAYOUT-008: what was saved is said for six seconds, in either language', () => {
  expect(actions().map(({ do: action }) => action.ifDone)).toEqual(Array(4).fill('common:saved'));
  expect([say('common:saved'), say('common:saved', {}, 'es')]).toEqual(['Saved', 'Guardado']);
  expect(durationOf(site.manifests, site.manifest.toastStays ?? '')).toBe(6_000);
});
