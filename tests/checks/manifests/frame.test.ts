import { describe, expect, it } from 'vitest';
import { decideFlow } from '../../../engine/core/flow/decideFlow.ts';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

describe('the header', () => {
  it('SH-HEAD-001: of visitors has the brand, which leads home, Watch TV, the languages and the sign-in', () => {
    expect(headerOf(visitor, 'home')).toEqual({
      type: 'unauthenticated',
      widgets: ['shell/brand', 'shell/header-control', 'shell/language-switch', 'shell/header-control'],
      brandLeadsTo: 'home',
      controls: ['Watch TV', 'Sign in'],
    });
  });

  it('SH-HEAD-002: of customers has the brand, which leads to their summary, the way back, the languages and the sign-out', () => {
    expect(headerOf(regular, 'billing')).toEqual({
      type: 'extended',
      widgets: ['shell/brand', 'shell/header-control', 'shell/language-switch', 'shell/header-control'],
      brandLeadsTo: 'account-summary',
      controls: ['Back', 'Sign out'],
    });
  });

  it.each(['not-found', 'error'])('SH-HEAD-004: of the page %s is the same for everybody', (route) => {
    const header = headerOf(regular, route);
    expect(header).toEqual(headerOf(visitor, route));
    expect(header).toMatchObject({ type: 'notfound', brandLeadsTo: 'home', controls: [] });
  });

  it('SH-HEAD-018: of the payment has a brand that leads nowhere', () => {
    expect(headerOf(regular, 'pay')).toMatchObject({
      type: 'focused',
      brandLeadsTo: undefined,
      controls: [],
    });
  });

  it('lacks what could not be loaded, and says nothing of it: it has no room for that', () => {
    const placed = Object.values(site.manifests.header).flatMap(({ start, end }) => [...start, ...end]);
    const told = placed.filter(({ when, criticality }) => when && criticality !== 'optional');
    const factsOf = told.flatMap(({ when }) => [...site.conditions.slotsOf(when)]);
    expect(new Set(factsOf)).toEqual(new Set([site.vocabulary.slotOf('session.signedIn')]));
  });

  it('is not decided before it is known whether somebody is signed in', () => {
    expect(decideHeader(askerFor({}), 'terms-service')).toBeUndefined();
  });
});

describe('the regions of the frame', () => {
  it.each<[string, string, number, string, string[]]>([
    ['SH-LAYOUT-011, SH-LAYOUT-002, SH-LAYOUT-004', 'billing', 1091, 'default', ['side', 'alerts', 'footer']],
    ['SH-LAYOUT-012, SH-LAYOUT-016', 'billing', 1090, 'default', ['alerts', 'footer', 'bottom']],
    ['SH-LAYOUT-016', 'billing', 320, 'default', ['alerts', 'footer', 'bottom']],
    ['SH-LAYOUT-013', 'pay', 1280, 'focused', ['footer']],
  ])('%s: are on the route %s at %i px, in the flow %s: %j', (_, route, width, flow, regions) => {
    const evaluator = askerFor({ ...regular, 'viewport.width': width });
    const decided = decideFlow(evaluator, route);
    expect(decided?.id).toBe(flow);
    expect(regionsOf(decided?.id, evaluator)).toEqual(regions);
  });

  it.each([
    ['SH-LAYOUT-014', 'nested-buy'],
    ['SH-LAYOUT-015', 'full-width-header-only'],
  ])('%s: have no menu in the flow %s, however wide the window is', (_, id) => {
    expect(site.manifests.flow).toHaveProperty(id);
    expect(regionsOf(id, askerFor({ ...regular, 'viewport.width': 1920 }))).not.toContain('side');
  });

  it.each([
    ['SH-NAV-012', 'co-browsing.live'],
    ['SH-NAV-013', 'co-browsing.flag'],
  ])('%s, SH-NAV-014: are the alerts alone while %s, except in the flow focused', (_, fact) => {
    const evaluator = askerFor({ ...regular, [fact]: true });
    const flows = ['billing', 'pay'].map((route) => decideFlow(evaluator, route));
    expect(flows.map((decided) => decided?.id)).toEqual(['full-width-header-only', 'focused']);
    expect(regionsOf(flows[0]?.id, evaluator)).toEqual(['alerts']);
    const { flow } = site.manifests;
    expect(flow['nested-buy']?.overrides).toEqual(flow['default']?.overrides);
  });

  it('SH-NAV-012, SH-NAV-013: are those of the route again when nobody looks any more', () => {
    const alone = askerFor({ ...regular, 'co-browsing.live': false, 'co-browsing.flag': false });
    const names = ['billing', 'pay'].map((route) => decideFlow(alone, route)?.id);
    expect(names).toEqual(['default', 'focused']);
  });

  it.each(['native-ios', 'native-android'])(
    'SH-LAYOUT-017: have the menu at the foot in the app %s, however wide the window is',
    (kind) => {
      const evaluator = askerFor({ ...regular, 'viewport.width': 1366, 'platform.kind': kind });
      expect(regionsOf('default', evaluator)).toEqual(['alerts', 'footer', 'bottom']);
    },
  );

  it('have no menu for visitors', () => {
    expect(regionsOf('default', askerFor(visitor))).toEqual(['alerts', 'footer']);
  });

  it('SH-LAYOUT-020: belong to one of four flows, and where nothing else is said to the default one', () => {
    const names = Object.keys(site.manifests.flow);
    expect(names.sort()).toEqual(['default', 'focused', 'full-width-header-only', 'nested-buy']);
    expect(site.manifest.flow).toBe('default');
  });
});

function regionsOf(flow: string | undefined, evaluator: ReturnType<typeof askerFor>): string[] {
  const names = site.manifests.flow[flow ?? '']?.regions ?? [];
  return names.filter((name) => holds(evaluator, site.manifest.layout.regions[name]?.when));
}

/** The header of a route, and the part of it that this customer sees. */
function headerOf(facts: Facts, route: string) {
  const type = decideHeader(askerFor(facts), route) ?? '';
  const header = site.manifests.header[type];
  const widgets = shownWidgets(askerFor(facts), [...(header?.start ?? []), ...(header?.end ?? [])]);
  const brand = widgets.find(({ widget }) => widget === 'shell/brand')?.settings as
    | { link?: { route: string } }
    | undefined;
  return {
    type,
    widgets: widgets.map(({ widget }) => widget),
    brandLeadsTo: brand?.link?.route,
    controls: widgets.flatMap(({ settings }) => {
      const control = (settings as { control?: { label: string } } | undefined)?.control;
      return control ? [say(control.label)] : [];
    }),
  };
}
