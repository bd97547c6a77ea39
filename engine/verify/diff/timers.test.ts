import { expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';

it('a timer that does something else is told to those for whom it counts', () => {
  const text = changed(({ timer }) => {
    Object.assign(timer['look-at-desk'] ?? {}, { do: { refresh: ['reader'] } });
  });
  expect(text).toBe(
    'Customers with reader.signedIn is true (late-reader)\n' +
      '  ~ timer look-at-desk: after constant.releasesRefresh refresh reader repeats\n' +
      '      was: timer look-at-desk: after constant.releasesRefresh refresh desk repeats',
  );
});

it('a timer that is gone is told of with the dialog that only it opens', () => {
  const text = changed((manifests) => {
    Reflect.deleteProperty(manifests.timer, 'desk-closes-soon');
  });
  expect(text).toContain('- timer desk-closes-soon: ');
  expect(text).toContain('- dialog house-rules: “Town Library”');
});

it('nothing is told of timers that are written in another order', () => {
  const text = changed((manifests) => {
    const timers = Object.entries(manifests.timer).toReversed();
    for (const [id] of timers) Reflect.deleteProperty(manifests.timer, id);
    Object.assign(manifests.timer, Object.fromEntries(timers));
  });
  expect(text).toBe('No customer sees any difference.');
});

it('an event that is not told any more is told of', () => {
  const text = changed(({ analytics }) => {
    for (const topic of Object.values(analytics)) Reflect.deleteProperty(topic.events ?? {}, 'told');
  });
  expect(text).toBe('Everybody\n  - analytics/use.json/events/told: told: banners overdue');
});

function changed(edit: (manifests: ManifestSet) => void): string {
  const [before, after] = [library(() => undefined), library(edit)];
  return formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
}

function library(edit: (manifests: ManifestSet) => void): ReadablePortal {
  const { packs, schemas, ...sources } = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal({ ...sources, packs, schemas }).manifests);
  edit(manifests);
  const site = openSite(manifests, { environment: 'PROD' });
  return { site, locales: sources.locales, language: 'en', schemas, packs };
}
