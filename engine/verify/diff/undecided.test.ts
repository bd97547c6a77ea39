import { expect, it } from 'vitest';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { everyBirdAlone, nestFacts, readSet, sourcesOf } from '../testing/index.ts';
import { diffOf, formatDiff, groupChanges } from './index.ts';

it('what takes too many steps to compare is said to be so, and everything else is compared', () => {
  const [before, after] = [libraryWithNest('constant.releasesRefresh'), libraryWithNest('constant.often')];
  const text = formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
  expect(text).toContain(
    'Everybody\n  ? This address could not be compared: it depends on more at once than can be tried. `npx portal dump --as <persona>` before and after says what one person sees.\n      on /nest\n',
  );
  expect(text).toContain('~ timer look-at-desk: after constant.often');
});

/** A library with a page whose guard admits nobody, which cannot be proved in time. */
function libraryWithNest(after: string): ReadablePortal {
  const { packs, schemas, ...sources } = sourcesOf(readSet('smallest'));
  const manifests = structuredClone(loadPortal({ ...sources, packs, schemas }).manifests);
  const description = 'Nests.';
  Object.assign(manifests.facts, { nest: { description, comesFrom: 'The tree.', facts: nestFacts } });
  Object.assign(manifests.guard, {
    birds: {
      description,
      allow: everyBirdAlone(),
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'home' } }],
    },
  });
  Object.assign(manifests.route, { nest: { description, path: '/nest', page: 'home', guards: ['birds'] } });
  Object.assign(manifests.timer['look-at-desk'] ?? {}, { after });
  const site = openSite(manifests, { environment: 'PROD' });
  return { site, locales: sources.locales, language: 'en', schemas, packs };
}
