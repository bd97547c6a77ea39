import { describe, expect, it } from 'vitest';
import { followAddress } from '../../../engine/core/explanation/index.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import { safeReturn } from '../../../engine/core/link/index.ts';
import { vanityRules } from '../../../sandbox/provider/content/index.ts';
import { askerFor, regular, visitor, withDerived, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';

it('SH-CALL-029: the rules are asked on the web with the toggle, not in the app, and not without it', () => {
  const { when, otherwise } = site.manifests.facts['vanity'] ?? {};
  const asks = (kind: string, on: boolean) =>
    holds(askerFor({ ...visitor, 'platform.kind': kind, 'toggle:vanity-addresses': on }), when);
  expect([asks('web', true), asks('webview', true)]).toEqual([true, true]);
  expect([asks('web', false), asks('native-ios', true), asks('native-android', true)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(site.manifests.toggle['vanity-addresses']?.default).toBe(false);
  expect(otherwise).toEqual({ known: false });
});

describe.each(vanityRules)('SH-CALL-029: $path of an advert', ({ path, target }) => {
  it('is an address that no page has, and its target is one that a page has', () => {
    expect(site.routes.match(path)).toBeUndefined();
    expect(safeReturn(site, target)).toBe(target);
  });

  it.each([
    ['visitors', visitor],
    ['customers', regular],
  ])('leads %s where its target leads them', (_, facts) => {
    const known = { ...facts, 'vanity.known': true, 'vanity.target': target };
    expect(way(path, known).slice(1)).toEqual(way(target, known));
    expect(way(path, { ...facts, 'vanity.known': false })).toEqual([path]);
  });
});

it.each(['//evil.example/mkt', 'https://evil.example/mkt', '/nowhere', '/fall', '/not-found'])(
  'SH-CALL-029, SH-ERR-004: a rule that leads to %s leads nowhere: the page is not found',
  (target) => {
    const known = { ...visitor, 'vanity.known': true, 'vanity.target': target };
    expect(way('/fall', known)).toEqual(['/fall', '/not-found']);
  },
);

/** The addresses through which somebody comes, the last of which is shown or leads out of a navigation. */
function way(address: string, facts: Facts): string[] {
  const hops = followAddress(site, assignmentOf(site.vocabulary, withDerived(facts)), address);
  return hops.map((hop) => hop.address);
}
