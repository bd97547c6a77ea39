import { describe, expect, it } from 'vitest';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { formatPicture, pictureOf, type ReadablePortal } from './index.ts';

describe('the picture of the smallest set', () => {
  it('is what a late reader sees, page by page', async () => {
    const { portal } = setup();
    const { facts = {} } = portal.site.manifests.persona['late-reader'] ?? {};
    const text = formatPicture(portal.site, pictureOf(portal, { ...facts, 'toggle:reservations': false }));
    await expect(text).toMatchFileSnapshot('./lateReader.txt');
  });

  it('follows links only to where they lead this person', () => {
    const { portal } = setup();
    const addresses = (signedIn: boolean): string[] =>
      pictureOf(portal, { 'reader.signedIn': signedIn }).pages.map(({ address }) => address);
    expect(addresses(true)).toContain('/shelves/novels');
    expect(addresses(false)).not.toContain('/shelves/novels');
  });

  it('says of what is not known on what it depends', () => {
    const { portal } = setup();
    const lines = pictureOf(portal, { 'reader.signedIn': true }).pages.flatMap((page) => page.lines);
    const catalogue = lines.filter(({ text }) => text.includes('catalogue.example'));
    expect(catalogue.map(({ dependsOn }) => dependsOn)).toContain(
      'all of (not check library/in-the-house; not toggle reservations is on)',
    );
  });

  it('is the same in whatever order the manifests are read', () => {
    const { portal, reversed } = setup();
    const known = { 'reader.signedIn': true };
    expect(formatPicture(reversed.site, pictureOf(reversed, known))).toBe(
      formatPicture(portal.site, pictureOf(portal, known)),
    );
  });
});

function setup(): { portal: ReadablePortal; reversed: ReadablePortal } {
  const sources = sourcesOf(readSet('smallest'));
  const open = (files: typeof sources.files): ReadablePortal => ({
    site: openSite(loadPortal({ ...sources, files }).manifests, {
      environment: 'PROD',
      checks: sources.packs.checks,
    }),
    locales: sources.locales,
    language: 'en',
    schemas: sources.schemas,
    packs: sources.packs,
  });
  return { portal: open(sources.files), reversed: open(sources.files.toReversed()) };
}
