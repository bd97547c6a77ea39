import * as fc from 'fast-check';
import { resolveNavigation } from '../../../../engine/core/navigation/index.ts';
import { decideBanners } from '../../../../engine/core/banner/decideBanners.ts';
import { createEvaluator } from '../../../../engine/core/decision/index.ts';
import { representatives, assignmentOf, type AtomValue } from '../../../../engine/core/fact/index.ts';
import { decideFlow } from '../../../../engine/core/flow/decideFlow.ts';
import { decideHeader } from '../../../../engine/core/header/decideHeader.ts';
import type { ManifestSet } from '../../../../engine/core/manifest/index.ts';
import { decideNavigation } from '../../../../engine/core/navigation/index.ts';
import { openSite, type Site } from '../../../../engine/core/site/index.ts';

/** Three assignments: for each atom a number that chooses one of its values, or unknown. */
export const anyChoices = fc.array(fc.array(fc.nat(), { minLength: 400, maxLength: 400 }), {
  minLength: 3,
  maxLength: 3,
});

/** The renamed names: facts, toggles and variants as assignments call them, and states. */
interface RenamedNames {
  kind: string;
  /** Old name -> new name in assignments. */
  facts: ReadonlyMap<string, string>;
  /** Old name -> new name in decisions, if that is something else. */
  states: ReadonlyMap<string, string> | undefined;
}

/** Decisions of two portals for the same people: of the first with the new names, and of the second. */
export function decisionsBoth(
  before: ManifestSet,
  after: ManifestSet,
  { kind, facts, states }: RenamedNames,
  choices: readonly (readonly number[])[],
): { expected: object[]; actual: object[] } {
  const [earlier, later] = [before, after].map((manifests) => openSite(manifests, { environment: 'PROD' }));
  if (!earlier || !later) throw new Error('There are two of them.');
  const known = choices.map((choice) => knownBy(earlier, choice));
  return {
    expected: known.map(
      (each) => withNames(decisionsOf(earlier, each), states ?? facts, kind === 'route') as object,
    ),
    actual: known.map((each) => decisionsOf(later, renamedKeys(each, facts))),
  };
}

function knownBy(site: Site, choice: readonly number[]): Record<string, AtomValue> {
  return Object.fromEntries(
    site.vocabulary.atoms.flatMap(({ name, domain, fixed }, slot) => {
      const values = [...representatives(domain), undefined];
      const value = values[(choice[slot % choice.length] ?? 0) % values.length];
      return fixed !== undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The outcome, flow, header, banners and menus at every address, for somebody with these known values. */
function decisionsOf(site: Site, known: Readonly<Record<string, AtomValue>>): object {
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
  const { route, navigation } = site.manifests;
  const byPath = Object.entries(route).map(([id, { path }]) => [
    path,
    {
      result: resolveNavigation(evaluator, { path: path.replaceAll(/:\w+/g, 'x'), query: '' }, true),
      flow: decideFlow(evaluator, id)?.id,
      header: decideHeader(evaluator, id),
      banners: Object.keys(site.manifest.placements).map((placement) =>
        decideBanners(evaluator, placement, { route: id, isDismissed: () => false }).map(
          ({ id: banner }) => banner,
        ),
      ),
      menus: Object.keys(navigation).map((menu) =>
        decideNavigation(evaluator, menu, id).map(({ item, current }) => [item.id, current]),
      ),
    },
  ]);
  return Object.fromEntries(byPath) as object;
}

/** Replaces names in a decision. A page may have its route's name, so of routes only the values of `route` are replaced. */
function withNames(
  value: unknown,
  names: ReadonlyMap<string, string>,
  onlyRoutes: boolean,
  key = '',
): unknown {
  if (typeof value === 'string') return onlyRoutes && key !== 'route' ? value : (names.get(value) ?? value);
  if (Array.isArray(value)) return value.map((each) => withNames(each, names, onlyRoutes, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNames(inner, names, onlyRoutes, name)]),
  );
}

function renamedKeys(
  known: Readonly<Record<string, AtomValue>>,
  names: ReadonlyMap<string, string>,
): Record<string, AtomValue> {
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [names.get(name) ?? name, value]));
}
