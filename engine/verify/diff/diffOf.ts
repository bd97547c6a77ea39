import { atomSpaceOf, createDiagrams, NodeLimitError, openSolver } from '../solver/index.ts';
import { isAlike } from '../../core/json/index.ts';
import type { FactsManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { exampleOf, examplesOf } from '../outline/index.ts';
import { compareNavigation } from './navigations.ts';
import { type Change, type Compared, type Comparison, createSide, whoAsks } from './side.ts';
import { compareMessages, compareTimers } from './messages.ts';
import { compareNames, renamingsOf, withNames } from './renamed.ts';
import { compareScreen } from './screens.ts';
import { compareStatics } from './statics.ts';

/** Every difference between two portals that some customer sees. */
export interface Difference {
  comparison: Comparison;
  changes: readonly Change[];
}

/**
 * Compares two portals as customers see them: for every address where it leads and what is shown there, in all assignments at
 * once. How manifests are written, in which order, and how banners and dialogs are named, makes no difference.
 */
export function diffOf(given: Compared, after: Compared): Difference {
  const renamings = renamingsOf(given, after);
  const before = withNames(given, renamings);
  const comparison = compare(before, after);
  const addresses = [
    ...new Set([
      ...examplesOf(before.portal.site),
      ...examplesOf(after.portal.site),
      ...valueExamples(before.portal.site, after.portal.site),
      ...unknownExample(before.portal.site, after.portal.site),
    ]),
  ].sort();
  const changes = addresses.flatMap((address) =>
    asFarAsDecided(comparison, address, () => {
      const { changes: ways, bothShown } = compareNavigation(comparison, address);
      const routes = { before: routeAt(before, address), after: routeAt(after, address) };
      return [...ways, ...compareScreen(comparison, address, routes, bothShown)];
    }),
  );
  const elsewhere = [compareTimers, compareMessages, compareStatics].flatMap((each) =>
    asFarAsDecided(comparison, undefined, () => each(comparison)),
  );
  return { comparison, changes: [...changes, ...elsewhere, ...compareNames(comparison, renamings)] };
}

/** Addresses with a value of a parameter that only one of the sites knows: the others stand for each other. */
function valueExamples(...sites: readonly [Site, Site]): string[] {
  const [before, after] = sites
    .map(({ manifests }) =>
      Object.values(manifests.route).flatMap(({ path, params = {} }) =>
        Object.entries(params).flatMap(([name, values]) =>
          values.map((value) => exampleOf({ path, params: { ...params, [name]: [value] } })),
        ),
      ),
    )
    .map((all) => new Set(all));
  return [...(before ?? []), ...(after ?? [])].filter((each) => before?.has(each) !== after?.has(each));
}

/** An address that no route has, where guards may lead on from such addresses; none if both sites show that it is not found. */
function unknownExample(...sites: readonly Site[]): string[] {
  const routes = sites.map(({ manifests, manifest }) => manifests.route[manifest.routes.notFound]);
  if (!routes.some((route) => route?.guards?.length)) return [];
  const example = `${routes.at(-1)?.path ?? ''}/elsewhere`;
  return sites.some((site) => site.routes.match(example)) ? [] : [example];
}

/** Reports a comparison beyond the node limit as `undecided`, so that nobody reads silence as "no change". */
function asFarAsDecided(
  { diagrams }: Comparison,
  address: string | undefined,
  changes: () => readonly Change[],
): readonly Change[] {
  try {
    diagrams.renewLimit();
    return changes();
  } catch (error) {
    if (!(error instanceof NodeLimitError)) throw error;
    const what = address === undefined ? 'What timers, messages or files of settings do' : 'This address';
    return [
      {
        kind: 'undecided',
        text: what,
        address,
        assignments: diagrams.leaf(true),
        free: diagrams.leaf(false),
      },
    ];
  }
}

function compare(before: Compared, after: Compared): Comparison {
  const space = atomSpaceOf([before.portal.site, after.portal.site]);
  const diagrams = createDiagrams();
  const was = openSolver(before.portal.site, space, diagrams);
  const is = openSolver(after.portal.site, space, diagrams);
  const isInWordsOnly = before.portal.site === after.portal.site && before.fixed === after.fixed;
  const sources = Object.keys(after.portal.site.manifests.facts).filter(
    (source) =>
      whoAsks(before, was, source) !== whoAsks(after, is, source) ||
      !isAlike(otherwiseOf(before, source), otherwiseOf(after, source)),
  );
  return {
    ...is,
    before: createSide(before, was, sources),
    after: createSide(after, is, sources),
    isInWordsOnly,
  };
}

function otherwiseOf({ portal: { site } }: Compared, source: string): FactsManifest['otherwise'] {
  return site.manifests.facts[source]?.otherwise;
}

function routeAt({ portal: { site } }: Compared, address: string): string {
  return site.routes.match(address)?.route ?? site.manifest.routes.notFound;
}
