import { describe, expect, it } from 'vitest';
import { decideFlow } from '../../../engine/core/flow/decideFlow.ts';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

it.each([
  ['SH-ROUTE-016', '/common-spec', 'common-spec', 'What pages share', 'Lo que comparten las páginas'],
  ['SH-ROUTE-023', '/manage/tv-streaming', 'manage-tv-streaming', 'TV and streaming', 'TV y streaming'],
  ['SH-ROUTE-027', '/appstore', 'appstore', 'Apps', 'Aplicaciones'],
  ['SH-ROUTE-028', '/kite-test-page', 'kite-test-page', 'Components', 'Componentes'],
  ['SH-ROUTE-029', '/homepage-mfe', 'account-summary', 'Home', 'Inicio'],
])(
  '%s: %s is for whoever is signed in, in whichever role; visitors sign in first',
  (_, path, page, en, es) => {
    for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
      expect(at(path, { ...regular, 'session.role': role })).toMatchObject({ kind: 'show', page });
    expect(at(path, visitor)).toMatchObject({
      kind: 'redirect',
      address: `/login?${new URLSearchParams({ returnTo: path }).toString()}`,
    });
    const { title } = site.manifests.page[page] ?? {};
    expect([say(title), say(title, {}, 'es')]).toEqual([en, es]);
  },
);

describe('TV and streaming', () => {
  it.each([
    ['SH-ROUTE-027', 'appstore', { STREAMING_APP: true, TV_PACKAGE: false, PROTECTION: false }],
    ['SH-ROUTE-023', 'manage-tv-streaming', { STREAMING_APP: true, TV_PACKAGE: true, PROTECTION: false }],
  ])('%s: %s lists of what is subscribed to %j', (_, page, kinds) => {
    const wheres = widgetsOfPage(page).map(
      ({ settings }) => (settings as { where?: Control['when'] })?.where,
    );
    const where = wheres.find(Boolean);
    for (const [kind, isListed] of Object.entries(kinds))
      expect(holds(askerFor({ ...regular, 'subscription.kind': kind }), where)).toBe(isListed);
  });

  it('the apps have the header of a store, and managing and the subscriptions lead there', () => {
    expect(decideHeader(askerFor(regular), 'appstore')).toBe('storefront');
    expect(routesOf('subscriptions', {})).toContain('appstore');
    expect(routesOf('manage', {})).toContain('manage-tv-streaming');
  });
});

it('SH-ROUTE-029: the summary that stands in pages of others has neither menus nor a footer', () => {
  const { id, flow } = decideFlow(askerFor(regular), 'homepage-mfe') ?? {};
  expect([id, flow?.regions]).toEqual(['full-width-header-only', ['alerts']]);
});

describe('the page that says what to try', () => {
  const on = { 'toggle:troubleshoot': true };
  const off = { 'toggle:troubleshoot': false };

  it('SH-ROUTE-042: is for whoever is signed in, while its toggle is on, and the equipment leads there', () => {
    expect(at('/troubleshoot-stub', { ...regular, ...on })).toMatchObject({ page: 'troubleshoot' });
    expect(at('/troubleshoot-stub', { ...regular, ...off })).toEqual({
      kind: 'redirect',
      address: '/not-found',
    });
    for (const toggle of [on, off])
      expect(at('/troubleshoot-stub', { ...visitor, ...toggle })).toMatchObject({
        address: '/login?returnTo=%2Ftroubleshoot-stub',
      });
    expect(routesOf('services', on)).toContain('troubleshoot');
    expect(routesOf('services', off)).not.toContain('troubleshoot');
  });

  it('says first that there is an outage, where there is one', () => {
    const outage = { widget: 'content/notice', settings: { text: 'troubleshoot:outage.text' } };
    expect(shown('troubleshoot', { ...on, 'account.hasOutage': true })[1]).toMatchObject(outage);
    for (const placed of shown('troubleshoot', { ...on, 'account.hasOutage': false }))
      expect(placed).not.toMatchObject(outage);
  });
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

function shown(page: string, facts: Facts) {
  return shownWidgets(askerFor({ ...regular, ...facts }), site.manifests.page[page]?.body ?? []);
}

/** The routes to which the controls of a page lead this person. */
function routesOf(page: string, facts: Facts): (string | undefined)[] {
  const evaluator = askerFor({ ...regular, ...facts });
  return shown(page, facts)
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .filter(({ when }) => holds(evaluator, when))
    .map(({ do: action }) => action.go?.route);
}

interface Control {
  do: { go?: { route: string } };
  when?: Parameters<typeof holds>[1];
}
