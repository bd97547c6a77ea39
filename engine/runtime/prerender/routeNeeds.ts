import { assignmentOf, wellKnown, type AtomValue } from '../../core/fact/index.ts';
import type { RouteManifest } from '../../core/manifest/index.ts';
import { openSite, routeEntries, type Site } from '../../core/site/index.ts';
import type { Bundle } from '../release/index.ts';
import type { CodeAndRelease } from './firstScreens.ts';
import type { Composition, Look } from './drawScreen.tsx';
import { drawNeeds, type Flip } from './drawNeeds.tsx';
import { needsByToggles, type Needs, type NeedsWithToggles } from './needsByToggles.ts';
import type { Notes } from './notes.ts';

/** The needs of an address's first screen, for signed-in customers. */
export interface RouteNeeds extends NeedsWithToggles {
  path: string;
}

/** So many customers are drawn at each address; further ones add little, unless it shows nothing to all of these. */
const mostCustomers = 6;

/**
 * The needs of every address, found by drawing it for customers with known facts. Code and files are those that any of
 * them needs, since browsers keep them; answers only those that most of them wait for, since an unused one was requested
 * in vain. An address in several environments is drawn in the first of them. One that redirects all of them has no needs
 * of its own, and is listed nevertheless: its target is drawn.
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
  const languages = (manifest?.languages ?? []).map(({ id }) => id);
  const needs = new Map<string, readonly RouteNeeds[]>();
  for (const environment of manifest?.environments ?? []) {
    const site = openSite(bundle.manifests, { environment });
    const signedIn = customers.filter((facts) => facts[wellKnown.signedIn] === true);
    const notForAll = closedToSome(site, signedIn);
    const few = fewWithAll(site, signedIn);
    const others = signedIn.filter((facts) => !few.includes(facts));
    const known = { ...defaultToggles(site), ...anyTexts(site) };
    for (const path of pathsOf(site, ({ redirect }) => redirect !== undefined))
      if (!needs.has(path)) needs.set(path, withPath(path, leadsElsewhere));
    for (const path of pathsOf(site, ({ page, sequence }) => (page ?? sequence) !== undefined)) {
      if (needs.has(path)) continue;
      const draw = (customer: Look['facts'], language = ''): Promise<Drawings> => {
        const facts = { ...known, ...customer, [wellKnown.language]: language };
        return drawWithToggles(composition, { path, language, environment, now, facts }, notForAll);
      };
      const [first, ...further] = languages;
      const seen: { facts: Look['facts']; drawings: Drawings }[] = [];
      const isSeen = (): boolean => seen.some(({ drawings }) => drawings.usual !== undefined);
      for (const facts of few) seen.push({ facts, drawings: await draw(facts, first) });
      for (const facts of others) if (!isSeen()) seen.push({ facts, drawings: await draw(facts, first) });
      const byLanguage = new Map([[first ?? '', seen.map(({ drawings }) => drawings)]]);
      if (seen.some(({ drawings: { usual } }) => usual?.facts.has(wellKnown.language) === true))
        for (const language of further) {
          const again: Drawings[] = [];
          for (const { facts } of seen) again.push(await draw(facts, language));
          byLanguage.set(language, again);
        }
      needs.set(path, withPath(path, routeNeedsOf(bundle, byLanguage)));
    }
  }
  return [...needs.values()].flat();
}

/** The customers who together have most values of the facts that conditions tell apart, the most telling first. */
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

/**
 * Groups of facts that are not asked of some of these customers, by the condition of their manifest. A page of which the
 * server does not know whom it is for names no request of theirs.
 */
function closedToSome(
  { manifests, vocabulary, conditions }: Site,
  customers: readonly Look['facts'][],
): ReadonlySet<string> {
  const assignments = customers.map((facts) => assignmentOf(vocabulary, facts));
  const closed = Object.entries(manifests.facts).filter(([, { when }]) => {
    const holds = when && conditions.compile(when);
    return holds !== undefined && assignments.some((assignment) => holds(assignment) === false);
  });
  return new Set(closed.map(([group]) => group));
}

/** A value for each open fact, such as a name: it makes no difference to the needs. */
function anyTexts({ vocabulary }: Site): Record<string, AtomValue> {
  const open = vocabulary.atoms.filter(({ domain, derivedFrom }) => domain.kind === 'open' && !derivedFrom);
  return Object.fromEntries(open.map(({ name }) => [name, '1']));
}

function withPath(path: string, needs: readonly NeedsWithToggles[]): RouteNeeds[] {
  return needs.map((each) => ({ path, ...each }));
}

/** Paths of routes without a parameter. */
function pathsOf({ manifests, environment }: Site, isOne: (route: RouteManifest) => boolean): string[] {
  const found = [...routeEntries(manifests, environment)].filter(({ route, path }) => {
    const manifest = manifests.route[route];
    return !/[:*]/.test(path) && manifest !== undefined && isOne(manifest);
  });
  return [...new Set(found.map(({ path }) => path))];
}

/** The default values of toggles. */
function defaultToggles({ manifests }: Site): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(manifests.toggle).map(([id, { default: value }]) => [`toggle:${id}`, value]),
  );
}

/** The notes with all toggles at their default, and with each asked toggle at its other value: undefined if nothing shows. */
interface Drawings {
  usual: Notes | undefined;
  flipped: ReadonlyMap<string, { value: boolean; notes: Notes | undefined }>;
}

async function drawWithToggles(
  composition: Composition,
  look: Look,
  notForAll: ReadonlySet<string>,
): Promise<Drawings> {
  const draw = async (facts: Look['facts'], others?: (notes: Notes) => readonly Flip[]) =>
    drawNeeds(composition, { ...look, facts }, notForAll, others);
  const flips = (notes: Notes): Flip[] =>
    [...notes.facts.keys()].flatMap((name) =>
      name.startsWith('toggle:') ? [[name, look.facts[name] !== true] as const] : [],
    );
  const { shows, notes, alike } = await draw(look.facts, flips);
  const flipped = new Map<string, { value: boolean; notes: Notes | undefined }>();
  for (const [name, value] of shows ? flips(notes) : []) {
    if (alike.has(name)) continue;
    const other = await draw({ ...look.facts, [name]: value });
    flipped.set(name, { value, notes: other.shows ? other.notes : undefined });
  }
  return { usual: shows ? notes : undefined, flipped };
}

/** No needs, for an address that only redirects: being listed says that it leads somewhere. */
const leadsElsewhere: NeedsWithToggles[] = [{ toggles: {}, modules: [], files: {}, asks: {} }];

/**
 * A customer who does not ask about a toggle sees the same whatever it says.
 *
 * @param byLanguage drawings of the same customers; a language that is absent asks for the same as the first
 */
function routeNeedsOf(
  bundle: Bundle,
  byLanguage: ReadonlyMap<string, readonly Drawings[]>,
): NeedsWithToggles[] {
  const all = [...byLanguage.values()].flat();
  const needsWith = (notesOf: (drawings: Drawings) => Notes | undefined): Needs =>
    mergedNeeds(
      bundle,
      new Map([...byLanguage].map(([language, drawings]) => [language, drawn(drawings.map(notesOf))])),
    );
  if (drawn(all.map(({ usual }) => usual)).length === 0) return leadsElsewhere;
  const values = new Map(
    all.flatMap(({ flipped }) => [...flipped].map(([name, { value }]) => [name, value])),
  );
  const flipped = [...values].map(([toggle, value]) => ({
    toggle,
    value,
    needs: needsWith((each) => (each.flipped.has(toggle) ? each.flipped.get(toggle)?.notes : each.usual)),
  }));
  return needsByToggles(
    needsWith(({ usual }) => usual),
    flipped,
  );
}

function drawn(notes: readonly (Notes | undefined)[]): Notes[] {
  return notes.filter((each) => each !== undefined);
}

function mergedNeeds({ copy }: Bundle, byLanguage: ReadonlyMap<string, readonly Notes[]>): Needs {
  const all = [...byLanguage.values()].flat();
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
  const [first = []] = byLanguage.values();
  return {
    modules: union((notes) => notes.modules),
    files: Object.fromEntries(
      Object.entries(copy).map(([language, paths]) => [
        language,
        [...parts, ...[...namespaces].flatMap((name) => paths[name] ?? [])],
      ]),
    ),
    asks: Object.fromEntries(
      Object.keys(copy).map((language) => [language, askedByMost(byLanguage.get(language) ?? first)]),
    ),
  };
}

function askedByMost(all: readonly Notes[]): string[] {
  const asked = new Set(all.flatMap((notes) => [...notes.asked]));
  return [...asked].filter(
    (address) => 2 * all.filter((notes) => notes.asked.has(address)).length > all.length,
  );
}
