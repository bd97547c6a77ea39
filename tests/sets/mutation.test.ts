import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../engine/core/navigation/index.ts';
import { decideBanners } from '../../engine/core/banner/decideBanners.ts';
import { createTracingEvaluator } from '../../engine/core/decision/index.ts';
import { representatives, type Assignment } from '../../engine/core/fact/index.ts';
import { decideDialog } from '../../engine/core/dialog/decideDialog.ts';
import { decideHeader } from '../../engine/core/header/decideHeader.ts';
import type { ManifestSet } from '../../engine/core/manifest/index.ts';
import { decideNavigation } from '../../engine/core/navigation/index.ts';
import { decidePush } from '../../engine/core/push/decidePush.ts';
import { openSite, routeEntries, type Site } from '../../engine/core/site/index.ts';
import { loadPortal } from '../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../engine/verify/testing/index.ts';
import { anyChange, changed } from './randomChange.ts';

const smallest = readSet('smallest');
const manifestFiles = Object.keys(smallest).filter((path) => path.startsWith('portal/'));

describe('whatever is changed in whatever manifest', () => {
  it('is either valid, and then everything can be decided, or a problem at a place that exists', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...manifestFiles),
        anyChange,
        fc.infiniteStream(fc.nat()),
        (file, change, choices) => {
          const value: unknown = JSON.parse(smallest[file] ?? '');
          const text = JSON.stringify(changed(value, change, choices), undefined, 2);
          const { problems, manifests } = loadPortal(sourcesOf({ ...smallest, [file]: text }));
          const places = problems.filter(({ place }) => place.line !== undefined && place.line < 1);
          expect(places).toEqual([]);
          expect(() => problems.length === 0 && decideEverything(manifests, choices)).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Asks everything that a portal decides, at each of its addresses, in some assignment. */
function decideEverything(manifests: ManifestSet, choices: Iterator<number>): void {
  const site = openSite(manifests, { environment: 'PROD' });
  const evaluator = createTracingEvaluator(site, someAssignment(site, choices));
  for (const { route, path } of routeEntries(manifests, 'PROD')) {
    resolveNavigation(evaluator, { path: path.replaceAll(/:\w+/g, 'atlases'), query: '?returnTo=%2F' });
    decideHeader(evaluator, route);
    const options = { route, isDismissed: () => false };
    for (const placement of Object.keys(site.manifest.placements))
      decideBanners(evaluator, placement, options);
    for (const menu of Object.keys(manifests.navigation)) decideNavigation(evaluator, menu, route);
  }
  decideDialog(evaluator, { isOpened: () => false, isDismissed: () => false });
  for (const { category } of Object.values(manifests.push)) decidePush(evaluator, { category, payload: {} });
}

function someAssignment({ vocabulary }: Site, choices: Iterator<number>): Assignment {
  return vocabulary.atoms.map(({ domain, fixed }) => {
    const values = [...representatives(domain), undefined];
    return fixed ?? values[choices.next().value % values.length];
  });
}
