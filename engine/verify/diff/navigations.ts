import { formatNavigationResult, formatSaid, longestChain, toAddress } from '../../core/explanation/index.ts';
import { isAlike, partsIn } from '../../core/json/index.ts';
import type { GuardManifest } from '../../core/manifest/index.ts';
import { type NavigationResult, resolveNavigation } from '../../core/navigation/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Change, Comparison, Seen, Side } from './side.ts';
import { compareThings } from './things.ts';
import { casesOf } from '../forking/index.ts';
import { dialogAt } from '../outline/index.ts';
import type { Diagram } from '../solver/index.ts';

/** The changes at an address, and the customers who are shown something there on both sides. */
interface ComparedNavigation {
  changes: readonly Change[];
  bothShown: Diagram;
}

const shown = 'shown';
const notFound = 'is not found';

/**
 * Compares where an address leads, once as it is, and once with a query that has what guards and redirects may ask for: a
 * return address, which customers have who were asked to sign in, and what they take from it.
 */
export function compareNavigation(comparison: Comparison, address: string): ComparedNavigation {
  const { sets, possible } = comparison;
  const plain = compareWay(comparison, address);
  const back = compareWay(comparison, `${address}?${queryOf(comparison, address)}`);
  const told = sets.or([
    comparison.diagrams.leaf(false),
    ...plain.changes.map(({ assignments }) => assignments),
  ]);
  const others = back.changes
    .map((change) => ({ ...change, assignments: sets.without(change.assignments, told) }))
    .filter(({ assignments }) => !sets.isEmpty(assignments));
  return {
    changes: [
      ...plain.changes,
      ...others,
      ...compareOpened(comparison, address),
      ...compareWaits(comparison, address),
    ],
    bothShown: sets.and([plain.bothShown, possible]),
  };
}

function queryOf({ before, after }: Comparison, address: string): string {
  const { manifest, manifests } = after.portal.site;
  // Not the home, where guards lead by themselves: then nobody would see that they ask for no return address any more.
  const target =
    Object.entries(manifests.route).find(
      ([id, { path }]) => id !== manifest.routes.signedInHome && path !== '/' && !path.includes(':'),
    )?.[1].path ?? '/';
  const taken = [before, after].flatMap(({ portal: { site } }) => takenFromQuery(site, address));
  return new URLSearchParams({
    [manifest.session.returnParameter]: target,
    kept: 'yes',
    ...Object.fromEntries(taken.map((name) => [name, name])),
  }).toString();
}

/** The names in a query whose values the route of an address, or one of its guards, writes into another address. */
function takenFromQuery({ routes, manifests }: Site, address: string): string[] {
  const route = manifests.route[routes.match(address)?.route ?? ''];
  const guards = (route?.guards ?? []).map((guard) => manifests.guard[guard]);
  return [...partsIn([route, ...guards])].flatMap(([pointer, value]) =>
    pointer.endsWith('/query') && typeof value === 'string' ? [value] : [],
  );
}

function compareWay(comparison: Comparison, asked: string): ComparedNavigation {
  const { before, after, sets, diagrams } = comparison;
  const nobody = diagrams.leaf(false);
  const [has, had] = [after, before].map(({ portal: { site } }) => site.routes.match(toAddress(asked).path));
  // Where the guards of the page of what is not found lead on is no matter of an address that comes or goes.
  const ways = (side: Side, isRoute: boolean): Ways =>
    isRoute || (!has && !had) ? waysOf(side, asked, comparison) : new Map([[notFound, diagrams.leaf(true)]]);
  const [from, to] = [ways(before, had !== undefined), ways(after, has !== undefined)];
  return {
    changes: changedWays(comparison, from, to, { address: asked }),
    bothShown: sets.and([from.get(shown) ?? nobody, to.get(shown) ?? nobody]),
  };
}

/** Compares the dialogs that open for customers who are refused in the same way on both sides. */
function compareOpened(comparison: Comparison, asked: string): readonly Change[] {
  const { before, after, sets, possible } = comparison;
  const to = openingsAt(after, asked);
  if (to.length === 0) return [];
  const from = openingsAt(before, asked);
  return to.flatMap(({ dialog, address, assignments }) => {
    const same = from.find((other) => other.dialog === dialog && other.address === address);
    if (!same) return [];
    const bothShown = sets.and([same.assignments, assignments, possible]);
    if (sets.isEmpty(bothShown)) return [];
    const place = { address: asked, bothShown, free: sets.not(possible) };
    return compareThings(
      comparison,
      place,
      dialogSeen(before, dialog, address),
      dialogSeen(after, dialog, address),
    );
  });
}

/** Compares what guards do while their conditions are not known, for those whom the guards before them let in. */
function compareWaits({ before, after, sets, possible }: Comparison, address: string): Change[] {
  const [from, to] = [guardsAt(before, address), guardsAt(after, address)];
  return [...to].flatMap(([id, { whileUnknown: is }], index): Change[] => {
    const was = from.get(id)?.whileUnknown;
    const passed = [...to.values()].slice(0, index).filter(({ whileUnknown }) => !letsIn(whileUnknown));
    const assignments = sets.and([possible, ...passed.map(({ allow }) => after.holds(allow))]);
    if (was === undefined || isAlike(was, is) || sets.isEmpty(assignments)) return [];
    const text = `guard ${id}, while it is not known: ${waitText(is)}`;
    return [{ kind: 'says', text, before: waitText(was), address, assignments, free: sets.not(possible) }];
  });
}

/** The guards of an address, by name, in the order in which they are asked. */
function guardsAt({ portal: { site } }: Side, address: string): ReadonlyMap<string, GuardManifest> {
  const { guard, route } = site.manifests;
  const names = route[site.routes.match(toAddress(address).path)?.route ?? '']?.guards ?? [];
  return new Map(names.flatMap((id) => (guard[id] ? [[id, guard[id]] as const] : [])));
}

/** Who is known to be nothing yet is let in at last. */
function letsIn(rule: GuardManifest['whileUnknown']): boolean {
  return (typeof rule === 'string' ? rule : rule.then) === 'allow';
}

function waitText(rule: GuardManifest['whileUnknown']): string {
  return typeof rule === 'string' ? rule : `wait ${rule.waitMs} ms, then ${rule.then}`;
}

interface Opening {
  dialog: string;
  /** The address over which it opens. */
  address: string;
  assignments: Diagram;
}

function openingsAt(side: Side, asked: string): Opening[] {
  const { site } = side.portal;
  const opens = Object.values(site.manifests.guard).some(({ otherwise }) =>
    otherwise.some((refusal) => 'open' in refusal),
  );
  if (!opens) return [];
  return navigationsAt(side, asked).flatMap(({ result, assignments }): Opening[] =>
    result.kind === 'redirect' && result.open !== undefined
      ? [{ dialog: result.open, address: result.address, assignments }]
      : [],
  );
}

function dialogSeen(side: Side, dialog: string, address: string): Seen {
  const route = side.portal.site.routes.match(toAddress(address).path)?.route ?? '';
  return { side, route, elements: dialogAt(side.portal, route, dialog) };
}

/** The customers who are shown something at an address, on one side. */
export function showsAt(comparison: Comparison, side: Side, address: string): Diagram {
  return waysOf(side, address, comparison).get(shown) ?? comparison.diagrams.leaf(false);
}

/** The customers who are led elsewhere from an address, on one side: not those of whom that is not known. */
export function leadsAwayFrom(comparison: Comparison, side: Side, address: string): Diagram {
  const ways = [...waysOf(side, address, comparison)];
  const away = ways.flatMap(([text, assignments]) => (text === shown ? [] : [assignments]));
  return comparison.sets.or([comparison.diagrams.leaf(false), ...away]);
}

function waysOf(side: Side, asked: string, comparison: Comparison): Ways {
  const { path } = toAddress(asked);
  const ends = navigationsAt(side, asked).map(
    ({ result, assignments }) => [wayText(side.portal.site, path, result), assignments] as const,
  );
  return gathered(comparison, ends);
}

/** Only whether something is shown: `compareScreen` compares what, line by line. */
function wayText(site: Site, path: string, result: NavigationResult): string {
  if (result.kind !== 'show') return formatNavigationResult(result);
  return isNotFound(site, path, result.route) ? notFound : shown;
}

/** Where an address leads, in words -> the customers whom it leads there. */
export type Ways = ReadonlyMap<string, Diagram>;

/** The targets that customers have now and did not have before, with the previous target. */
export function changedWays(
  { sets, possible }: Comparison,
  from: Ways,
  to: Ways,
  told: Pick<Change, 'address'> & { subject?: string },
): Change[] {
  const { subject = '', ...place } = told;
  return [...to].flatMap(([text, arriving]) =>
    [...from].flatMap(([was, left]): Change[] => {
      if (text === was) return [];
      const assignments = sets.and([left, arriving, possible]);
      if (sets.isEmpty(assignments)) return [];
      return [
        { kind: 'leads', text: subject + text, before: was, ...place, assignments, free: sets.not(possible) },
      ];
    }),
  );
}

/** Merges targets with equal texts. */
export function gathered({ sets }: Comparison, ends: readonly (readonly [string, Diagram])[]): Ways {
  const ways = new Map<string, Diagram[]>();
  for (const [text, assignments] of ends) {
    if (!sets.isEmpty(assignments)) ways.set(text, [...(ways.get(text) ?? []), assignments]);
  }
  return new Map([...ways].map(([text, assignments]) => [text, sets.or(assignments)]));
}

/** Every way in which arriving at an address can end on one side, and for whom. */
function navigationsAt(
  { portal, holds }: Side,
  address: string,
): { result: NavigationResult; assignments: Diagram }[] {
  const asked = toAddress(address);
  return casesOf(portal.site, (evaluator) => resolveNavigation(evaluator, asked, true)).map(
    ({ outcome, when }) => ({ result: outcome, assignments: holds(when) }),
  );
}

/** The last target of each customer who is sent to an address, after all redirects. */
export function endsOf(
  comparison: Comparison,
  side: Side,
  address: string,
  { assignments, said = '', hops = 0 }: { assignments: Diagram; said?: string; hops?: number },
): (readonly [string, Diagram])[] {
  const { sets } = comparison;
  if (hops > longestChain) return [['goes round in a circle', assignments]];
  return navigationsAt(side, address).flatMap(({ result, assignments: arriving }) => {
    const own = sets.and([assignments, arriving]);
    if (sets.isEmpty(own)) return [];
    if (result.kind !== 'redirect')
      return [[`${endText(side.portal.site, address, result)}${said}`, own] as const];
    const further = { assignments: own, said: said + formatSaid(result), hops: hops + 1 };
    return endsOf(comparison, side, result.address, further);
  });
}

function endText(site: Site, address: string, result: NavigationResult): string {
  if (result.kind !== 'show') return formatNavigationResult(result);
  return isNotFound(site, toAddress(address).path, result.route)
    ? `→ ${address}, which is not found`
    : `→ ${address}`;
}

/** Whether the route is the not-found page, shown for another path than its own. */
function isNotFound(site: Site, path: string, route: string): boolean {
  return route === site.manifest.routes.notFound && site.manifests.route[route]?.path !== path;
}
