import { wellKnown, type AtomValue } from '../../core/fact/index.ts';
import { openSite, routeEntries, type Site } from '../../core/site/index.ts';
import type { Bundle } from '../release/index.ts';
import type { CodeAndRelease } from './firstScreens.ts';
import type { Composition, Look } from './drawScreen.tsx';
import { drawNeeds } from './drawNeeds.tsx';
import type { Notes } from './notes.ts';

/** What the first screen of an address asks for, for customers who are signed in. */
export interface RouteNeeds {
  path: string;
  /** With which answers of toggles it is so. */
  toggles: Readonly<Record<string, AtomValue>>;
  /** Modules of the portal's code that come later than the first, by their path from the project's folder. */
  modules: readonly string[];
  /** Paths of the release's files besides the bundle, by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Addresses of answers that most customers wait for. */
  asks: readonly string[];
}

/** Each is drawn at each address; who comes later tells little that is new. */
const mostCustomers = 6;

/** Toggles of which an address would need more assignments than these are left unknown. */
const mostAssignments = 8;

/**
 * What every address asks for, seen by drawing it for customers of whom facts are known. Code and files are those of any
 * of them, since they can be kept; answers are only those that most of them wait for, because one that nobody takes has
 * been asked for in vain. An address that is in several environments is drawn in the first of them.
 *
 * @param customers facts of each
 */
export async function makeRouteNeeds(
  given: CodeAndRelease,
  customers: readonly Look['facts'][],
  now: number,
): Promise<RouteNeeds[]> {
  const bundle = JSON.parse(given.texts.get(given.release) ?? '') as Bundle;
  const composition = { ...given, bundle };
  const { site: manifest } = bundle.manifests.site;
  const language = manifest?.languages[0]?.id ?? '';
  const needs = new Map<string, readonly RouteNeeds[]>();
  for (const environment of manifest?.environments ?? []) {
    const site = openSite(bundle.manifests, { environment });
    const signedIn = customers.filter((facts) => facts[wellKnown.signedIn] === true);
    const asked = fewWithAll(site, signedIn).map((facts) => ({ ...anyTexts(site), ...facts }));
    for (const path of shownPaths(site)) {
      if (needs.has(path)) continue;
      const byToggles = new Map<string, Notes[]>();
      for (const facts of asked)
        await drawAssignments(composition, { path, language, environment, now, facts }, byToggles);
      needs.set(
        path,
        [...byToggles].map(([toggles, all]) => ({
          path,
          toggles: JSON.parse(toggles) as RouteNeeds['toggles'],
          ...mergedNeeds(bundle, all),
        })),
      );
    }
  }
  return [...needs.values()].flat();
}

/** Those of them who together have most values of the facts that conditions tell apart: the most telling first. */
function fewWithAll({ vocabulary }: Site, customers: readonly Look['facts'][]): Look['facts'][] {
  const listed = new Set(
    vocabulary.atoms.filter(({ domain }) => domain.kind === 'values').map(({ name }) => name),
  );
  const traits = (facts: Look['facts']): string[] =>
    Object.entries(facts).flatMap(([name, value]) => (listed.has(name) ? `${name} ${value}` : []));
  const left = new Set(customers.flatMap(traits));
  const chosen: Look['facts'][] = [];
  while (left.size > 0 && chosen.length < mostCustomers) {
    const gain = (facts: Look['facts']): number => traits(facts).filter((trait) => left.has(trait)).length;
    const best = customers.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const trait of traits(best)) left.delete(trait);
    chosen.push(best);
  }
  return chosen;
}

/** Something for each fact that may be anything, such as a name: what it is makes no difference to what is asked for. */
function anyTexts({ vocabulary }: Site): Record<string, AtomValue> {
  const open = vocabulary.atoms.filter(({ domain, derivedFrom }) => domain.kind === 'open' && !derivedFrom);
  return Object.fromEntries(open.map(({ name }) => [name, '1']));
}

/** Those that show something and are always the same. */
function shownPaths({ manifests, environment }: Site): string[] {
  const shown = [...routeEntries(manifests, environment)].filter(
    ({ route, path }) =>
      !/[:*]/.test(path) && (manifests.route[route]?.page ?? manifests.route[route]?.sequence),
  );
  return [...new Set(shown.map(({ path }) => path))];
}

/** Draws once for each answer of the toggles that are asked. */
async function drawAssignments(
  composition: Composition,
  look: Look,
  byToggles: Map<string, Notes[]>,
): Promise<void> {
  const open: [Look, Record<string, AtomValue>][] = [[look, {}]];
  let drawn = 0;
  for (let next = open.pop(); next && drawn < mostAssignments; next = open.pop()) {
    const [each, toggles] = next;
    drawn += 1;
    const { notes, shows } = await drawNeeds(composition, each);
    const undecided = [...notes.facts.keys()].find(
      (name) => name.startsWith('toggle:') && each.facts[name] === undefined,
    );
    const key = JSON.stringify(toggles);
    if (undecided === undefined && shows) byToggles.set(key, [...(byToggles.get(key) ?? []), notes]);
    if (undecided !== undefined)
      for (const value of [true, false])
        open.push([
          { ...each, facts: { ...each.facts, [undecided]: value } },
          { ...toggles, [undecided]: value },
        ]);
  }
}

function mergedNeeds(
  { copy }: Bundle,
  all: readonly Notes[],
): Pick<RouteNeeds, 'modules' | 'files' | 'asks'> {
  const union = (of: (notes: Notes) => Iterable<string>): string[] => [
    ...new Set(all.flatMap((notes) => [...of(notes)])),
  ];
  const isSentences = new Map(
    Object.values(copy).flatMap((paths) =>
      Object.entries(paths).map(([name, path]) => [path, name] as const),
    ),
  );
  const files = union((notes) => notes.files);
  const namespaces = new Set(files.flatMap((path) => isSentences.get(path) ?? []));
  const parts = files.filter((path) => !isSentences.has(path));
  return {
    modules: union((notes) => notes.modules),
    files: Object.fromEntries(
      Object.entries(copy).map(([language, paths]) => [
        language,
        [...parts, ...[...namespaces].flatMap((name) => paths[name] ?? [])],
      ]),
    ),
    asks: union((notes) => notes.asked).filter(
      (address) => 2 * all.filter(({ asked }) => asked.has(address)).length > all.length,
    ),
  };
}
