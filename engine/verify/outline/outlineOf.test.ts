import { describe, expect, it } from 'vitest';
import type { RouteLink } from '../../core/manifest/index.ts';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { formatOutline, outlineOf, type ReadablePortal } from './index.ts';

describe('the outline of the smallest set', () => {
  it('is what a late reader sees, page by page', async () => {
    const { portal } = setup();
    const { facts = {} } = portal.site.manifests.persona['late-reader'] ?? {};
    const text = formatOutline(portal.site, outlineOf(portal, { ...facts, 'toggle:reservations': false }));
    await expect(text).toMatchFileSnapshot('./lateReader.txt');
  });

  it('follows links only to where they lead this person', () => {
    const { portal } = setup();
    const addresses = (signedIn: boolean): string[] =>
      outlineOf(portal, { 'reader.signedIn': signedIn }).pages.map(({ address }) => address);
    expect(addresses(true)).toContain('/shelves/novels');
    expect(addresses(false)).not.toContain('/shelves/novels');
  });

  it('shows the page about one thing of a list once, with the names of its fields', () => {
    const { portal } = setup();
    const manifests = structuredClone(portal.site.manifests);
    manifests.page['home']?.body.push(...(manifests.page['loans']?.body ?? []));
    const site = openSite(manifests, { environment: 'PROD' });
    const { pages } = outlineOf({ ...portal, site }, { 'reader.signedIn': true });
    const loan = pages.filter(({ route }) => route === 'loan');
    expect(loan.map(({ address }) => address)).toEqual(['/loans/loan']);
    expect(loan[0]?.lines).toContainEqual(
      expect.objectContaining({
        text: 'library/heading “Due {loan.dueOn}”',
        dependsOn: 'loan.state is OVERDUE',
      }),
    );
  });

  it('has no item of a menu that leads nowhere in the environment, unless it leads elsewhere then', () => {
    expect(itemsInProduction()).toEqual(['home', 'catalogue']);
    expect(itemsInProduction({ route: 'home' })).toEqual(['home', 'novels', 'catalogue']);
  });

  it('says of what is not known on what it depends', () => {
    const { portal } = setup();
    const lines = outlineOf(portal, { 'reader.signedIn': true }).pages.flatMap((page) => page.lines);
    const catalogue = lines.filter(({ text }) => text.includes('catalogue.example'));
    expect(catalogue.map(({ dependsOn }) => dependsOn)).toContain(
      'all of (not reader.inTheHouse is true; not toggle reservations is on)',
    );
  });

  it('is the same in whatever order the manifests are read', () => {
    const { portal, reversed } = setup();
    const known = { 'reader.signedIn': true };
    expect(formatOutline(reversed.site, outlineOf(reversed, known))).toBe(
      formatOutline(portal.site, outlineOf(portal, known)),
    );
  });
});

/** The items of the menu where the shelf exists only in another environment, and its item may lead elsewhere. */
function itemsInProduction(otherwise?: RouteLink): string[] {
  const { portal } = setup();
  const manifests = structuredClone(portal.site.manifests);
  Object.assign(manifests.route['shelf'] ?? {}, { environments: ['TEST'] });
  Object.assign(manifests.navigation['main']?.items[1]?.link ?? {}, otherwise && { otherwise });
  const site = openSite(manifests, { environment: 'PROD' });
  const { pages } = outlineOf({ ...portal, site }, { 'reader.inTheHouse': false });
  return pages[0]?.lines.flatMap(({ text }) => /^id (\w+)/.exec(text)?.[1] ?? []) ?? [];
}

function setup(): { portal: ReadablePortal; reversed: ReadablePortal } {
  const sources = sourcesOf(readSet('smallest'));
  const open = (files: typeof sources.files): ReadablePortal => ({
    site: openSite(loadPortal({ ...sources, files }).manifests, {
      environment: 'PROD',
    }),
    locales: sources.locales,
    language: 'en',
    schemas: sources.schemas,
    packs: sources.packs,
  });
  return { portal: open(sources.files), reversed: open(sources.files.toReversed()) };
}
