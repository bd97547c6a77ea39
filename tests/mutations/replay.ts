import { resolveNavigation, type NavigationResult } from '../../engine/core/navigation/index.ts';
import { decideBanners } from '../../engine/core/banner/decideBanners.ts';
import { createEvaluator, type Evaluator } from '../../engine/core/decision/index.ts';
import { assignmentOf } from '../../engine/core/fact/index.ts';
import { addressOf } from '../../engine/core/link/index.ts';
import { pointerKeys, pointerTo } from '../../engine/core/json/index.ts';
import {
  manifestAt,
  type Condition,
  type ManifestKind,
  type ManifestSet,
} from '../../engine/core/manifest/index.ts';
import { decideNavigation } from '../../engine/core/navigation/index.ts';
import { decidePart } from '../../engine/core/page/index.ts';
import { type Problem, atomsIn, exampleOf } from '../../engine/verify/index.ts';
import { factsOf, orderOf, settleOperation, startSequence } from '../../engine/core/sequence/index.ts';
import { openSite, type Site } from '../../engine/core/site/index.ts';
import { runsOutAt } from '../../engine/core/timer/index.ts';
import { assignmentsOf } from '../../engine/verify/testing/index.ts';

/** The result of replaying a finding's witness in the code that decides for customers. */
export type Replay = 'happens' | 'does not happen' | 'has no witness' | 'cannot be replayed';

/** Replays the witness of a finding with the code that runs in the browser. */
export function replay(manifests: ManifestSet, problem: Problem): Replay {
  if (!problem.witness) return 'has no witness';
  const { environment = manifests.site['site']?.environments[0] } = problem.witness;
  const site = openSite(manifests, { environment: String(environment) });
  const replayed: Partial<Record<string, (replaying: Replaying) => boolean>> = {
    'redirect-loop': goesRound,
    'unknown-loop': goesRound,
    'redirect-to-refusal': isSentAway,
    'link-to-refusal': followsALink,
    'leads-nowhere': comesNowhere,
    'never-known': isNeverThere,
    'outcome-waits': staysInOperation,
    'timers-race': runOutTogether,
    'sent-unseen': readsNothing,
    'step-out-of-order': isLedAstray,
    'never-holds': (replaying) => answersOf(replaying).every((answer) => answer === false),
    'always-holds': (replaying) => answersOf(replaying).every((answer) => answer === true),
  };
  const happens = replayed[problem.code];
  const manifest = manifestAt(problem.place.file);
  if (!happens || !manifest) return 'cannot be replayed';
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, problem.witness));
  const replaying = { site, evaluator, problem, ...manifest, keys: pointerKeys(problem.place.pointer) };
  return happens(replaying) ? 'happens' : 'does not happen';
}

interface Replaying {
  site: Site;
  evaluator: Evaluator;
  problem: Problem;
  kind: ManifestKind;
  id: string;
  keys: readonly string[];
}

/** Follows more redirects than any chain may have. */
function goesRound({ evaluator, site, problem }: Replaying): boolean {
  const [start = ''] = /: (.*)\.$/.exec(problem.message)?.[1]?.split(' → ') ?? [];
  let result = arriveAt(evaluator, site, start, true);
  for (let hop = 0; hop < 20 && result.kind === 'redirect'; hop += 1) {
    // The query has the address to which somebody is led back.
    const [path = '', ...query] = result.address.split(/(?=\?)/);
    result = resolveNavigation(evaluator, { path, query: query.join('') }, true);
  }
  return result.kind === 'redirect';
}

/** Whether the guard or route sends the customer to the place from somewhere, and the customer is refused there. */
function isSentAway({ evaluator, site, kind, id, problem }: Replaying): boolean {
  const target = namedRoute(problem);
  const senders = Object.entries(site.manifests.route)
    .filter(([route, { guards = [] }]) => (kind === 'guard' ? guards.includes(id) : route === id))
    .map(([route]) => arriveAt(evaluator, site, route));
  const path = site.manifests.route[target]?.path;
  const isSent = senders.some((result) => result.kind === 'redirect' && result.address === path);
  return isSent && isRefused(evaluator, site, target);
}

/** Whether the customer's order of the sequence lacks the step. */
function isLedAstray({ evaluator, site, id, problem }: Replaying): boolean {
  const manifest = site.manifests.sequence[id];
  const [, step = ''] = /"([^"]+)"/.exec(problem.message) ?? [];
  return manifest !== undefined && !orderOf(evaluator, { id, manifest }).includes(step);
}

/** Whether both timers count for the customer, and run out at the same moment. */
function runOutTogether({ evaluator, site, id, problem }: Replaying): boolean {
  const { timer } = site.manifests;
  const other = /the timer "([^"]+)"/.exec(problem.message)?.[1] ?? '';
  const moments = [id, other].map((name) => {
    const found = timer[name];
    if (!found) return undefined;
    const { while: counting, when, ...time } = found;
    const location = { kind: 'timer', id: name, pointer: '/while', subject: name } as const;
    if (evaluator.evaluate(counting, location) !== true || evaluator.evaluate(when, location) !== true)
      return undefined;
    const moment = { ...problem.witness, ...(time.at && { [time.at.fact]: 1_000_000 }) };
    return runsOutAt(site, assignmentOf(site.vocabulary, moment), time, 0);
  });
  return moments[0] !== undefined && moments[0] === moments[1];
}

/**
 * Whether an address of the portal leads the customer to the not-found page, or a sequence leaves for a route that has no
 * address for them.
 */
function comesNowhere({ evaluator, site, problem, kind, id }: Replaying): boolean {
  if (kind === 'sequence') return addressOf(site, { route: namedRoute(problem) }) === undefined;
  return Object.entries(site.manifests.route)
    .filter(([route, { guards = [] }]) => (kind === 'guard' ? guards.includes(id) : route === id))
    .map(([route]) => arriveAt(evaluator, site, route, true))
    .some((result) => result.kind === 'show' && result.route === site.manifest.routes.notFound);
}

function followsALink(replaying: Replaying): boolean {
  const { evaluator, site, problem, kind, id, keys } = replaying;
  const around = partsOf(site.manifests[kind][id], keys) as ({ when?: Condition } | undefined)[];
  const isOpen = around.every((part) => site.conditions.compile(part?.when)(evaluator.assignment) === true);
  return isOpen && isSeen(replaying) && isRefused(evaluator, site, namedRoute(problem));
}

/** Whether the customer comes to the place, and the source is not asked for them. */
function isNeverThere(replaying: Replaying): boolean {
  const { evaluator, site, problem } = replaying;
  const source = /the source "([^"]+)"/.exec(problem.message)?.[1] ?? '';
  const { when } = site.manifests.facts[source] ?? {};
  return site.conditions.compile(when)(evaluator.assignment) === false && isSeen(replaying);
}

/** Whether the customer sees the link, if need be after the longest wait: its menu item, its banner, or the page or frame around it. */
function isSeen({ evaluator, site, kind, id, keys }: Replaying): boolean {
  const routes = Object.keys(site.manifests.route).filter((route) =>
    [false, true].some((waited) => arriveAt(evaluator, site, route, waited).kind === 'show'),
  );
  if (kind === 'navigation') {
    const item = site.manifests.navigation[id]?.items[Number(keys[1])];
    return routes.some((route) =>
      decideNavigation(evaluator, id, route).some((shown) => shown.item === item),
    );
  }
  if (kind === 'banner') return routes.some((route) => showsBanner(evaluator, site, id, route));
  if (kind !== 'page') return true;
  return routes.some((route) => site.manifests.route[route]?.page === id);
}

/** Whether the outcome waits for facts: those to be loaded are unknown; data has the witness's value, else its initial one. */
function staysInOperation({ site, problem, id, keys }: Replaying): boolean {
  const [, operation = '', , outcome = ''] = keys;
  const manifest = site.manifests.sequence[id];
  if (!manifest) return false;
  const state = { ...startSequence(manifest), at: operation };
  const assignment = assignmentOf(site.vocabulary, {
    ...factsOf(id, manifest, state.data),
    ...problem.witness,
  });
  return (
    settleOperation(createEvaluator(site, assignment), { id, manifest }, state, outcome).waiting !== undefined
  );
}

/** Whether every sentence at the place that would contain the fact is certainly hidden. */
function readsNothing({ evaluator, site, problem, kind, id, keys }: Replaying): boolean {
  const facts = / says ([^ ]+(?:, [^ ]+)*)\.$/.exec(problem.message)?.[1]?.split(', ') ?? [];
  const saying = (value: unknown, pointer: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => saying(inner, pointerTo(pointer, key)))
      : /\/with\/[^/]+$/.test(pointer) && facts.includes(String(value))
        ? [pointer]
        : [];
  return saying(partsOf(site.manifests[kind][id], keys).at(-1), problem.place.pointer).every(
    (pointer) => decidePart(evaluator, { kind, id, pointer, subject: '' }) === false,
  );
}

function showsBanner(evaluator: Evaluator, site: Site, id: string, route: string): boolean {
  const options = { route, isDismissed: () => false };
  const placement = site.manifests.banner[id]?.placement ?? '';
  return decideBanners(evaluator, placement, options).some((shown) => shown.id === id);
}

function isRefused(evaluator: Evaluator, site: Site, route: string): boolean {
  const result = arriveAt(evaluator, site, route);
  return result.kind !== 'wait' && (result.kind !== 'show' || result.route !== route);
}

function arriveAt(evaluator: Evaluator, site: Site, route: string, waited = false): NavigationResult {
  const manifest = site.manifests.route[route];
  return resolveNavigation(evaluator, { path: manifest ? exampleOf(manifest) : '', query: '' }, waited);
}

function namedRoute({ message }: Problem): string {
  return /to "([^"]+)"/.exec(message)?.[1] ?? '';
}

/** The results of the condition in every assignment that fulfils the rules about its facts. */
function answersOf({ site, kind, id, keys }: Replaying): (boolean | undefined)[] {
  const condition = partsOf(site.manifests[kind][id], keys).at(-1) as Condition | undefined;
  const rules = Object.values(site.manifests.facts).flatMap(({ always = [] }) =>
    always.map(({ holds }) => atomsIn(site, holds)),
  );
  const atoms = new Set(atomsIn(site, condition));
  // The set grows during the loop: rules connect atoms.
  for (const atom of atoms)
    for (const rule of rules) if (rule.includes(atom)) for (const each of rule) atoms.add(each);
  const answer = site.conditions.compile(condition);
  return [...assignmentsOf(site, [...atoms])].map((assignment) => answer(assignment));
}

/** The values along a pointer, from the whole manifest to the target. */
function partsOf(manifest: unknown, keys: readonly string[]): unknown[] {
  const parts = [manifest];
  for (const key of keys) parts.push((parts.at(-1) as Record<string, unknown> | undefined)?.[key]);
  return parts;
}
