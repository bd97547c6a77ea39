import {
  asksGuards,
  resolveNavigation,
  withoutSpareSlashes,
  type Address,
  type NavigationResult,
} from '../navigation/index.ts';
import type { ConditionExplanation } from '../condition/index.ts';
import { createEvaluator, createTracingEvaluator, type Reason } from '../decision/index.ts';
import { redact, type AtomValue, type Assignment } from '../fact/index.ts';
import { evaluateGuard, type GuardVerdict } from '../guard/evaluateGuard.ts';
import { manifestOf, type Refusal } from '../manifest/index.ts';
import { patternOf, stateParameter, type Site } from '../site/index.ts';
import { decidingClauses, leavesOf } from './decidingClauses.ts';
import type { Answer, DecisionRecord, DecisionTarget, GuardRecord, TogglesFrom } from './decisionRecord.ts';

/** An address that somebody came to, and what was known then. */
export interface Decided {
  address: Address;
  assignment: Assignment;
  /** The longest wait for unknown facts was over. */
  waited: boolean;
  togglesFrom: TogglesFrom;
}

/** A record without its release and its percentage of visits. */
export type OpenRecord = Omit<DecisionRecord, 'release' | 'share'>;

/**
 * Decides an address again with the same functions as when the customer came, and records why and where it led. Undefined
 * while a guard waits: nothing is decided yet.
 */
export function recordDecision(
  site: Site,
  decided: Decided,
): { record: OpenRecord; next: string | undefined } | undefined {
  const { assignment, waited } = decided;
  const address = { ...decided.address, path: withoutSpareSlashes(decided.address.path) };
  const result = resolveNavigation(createEvaluator(site, assignment), address, waited);
  if (result.kind === 'wait') return undefined;
  const match = site.routes.match(address.path);
  const guarded = match?.route ?? site.manifest.routes.notFound;
  const asked = evaluateGuards(site, asksGuards(site, address) ? guarded : undefined, decided);
  const refusing = asked.guards.at(-1)?.allows === false;
  const to = targetOf(site, result, asked, match?.route);
  const facts = factsIn(site, assignment, asked.explained);
  const record: OpenRecord = {
    event: 'decision',
    environment: site.environment,
    answer: answerOf(site, match?.route, result, asked.guards.at(-1)),
    ...(match && { route: match.route, ...patternAt(site, address.path) }),
    ...(to && (result.kind !== 'show' || refusing) && { to }),
    guards: asked.guards,
    waited,
    ...facts,
    ...(asksToggles(facts) && { togglesFrom: decided.togglesFrom }),
  };
  return { record, next: result.kind === 'redirect' ? result.address : undefined };
}

/** A guard that `forwards` refuses nobody: it leads to where somebody belongs. */
function answerOf(
  { manifests }: Site,
  route: string | undefined,
  { kind }: NavigationResult,
  last: GuardRecord | undefined,
): Answer {
  if (route === undefined) return 'notFound';
  if (last?.allows === false && !manifestOf(manifests, 'guard', last.guard)?.forwards) return 'refused';
  return kind === 'show' ? 'entered' : 'redirected';
}

interface Asked {
  guards: GuardRecord[];
  explained: ConditionExplanation[];
  /** The refusal of the last guard. */
  refusal?: Refusal | undefined;
}

function evaluateGuards(site: Site, route: string | undefined, { assignment, waited }: Decided): Asked {
  const { guards: ids = [] } = manifestOf(site.manifests, 'route', route) ?? {};
  const asked: Asked = { guards: [], explained: [] };
  for (const id of Array.isArray(ids) ? ids : []) {
    const evaluator = createTracingEvaluator(site, assignment);
    const verdict = evaluateGuard(evaluator, id, waited);
    asked.guards.push(guardRecord(id, verdict, evaluator.reasons));
    asked.explained.push(...evaluator.reasons.flatMap(({ because }) => because ?? []));
    if (verdict.kind === 'refuse') return { ...asked, refusal: verdict.refusal };
  }
  return asked;
}

function guardRecord(guard: string, verdict: GuardVerdict, reasons: readonly Reason[]): GuardRecord {
  const condition = reasons.find(({ place }) => place.pointer === '/allow')?.because;
  const refusing = reasons.findLast(({ place }) => place.pointer.startsWith('/otherwise/'))?.because;
  const because = [condition, refusing].flatMap((each) => (each ? decidingClauses(each) : []));
  return {
    guard,
    allows: verdict.kind !== 'refuse',
    ...(condition?.value !== undefined && { condition: condition.value }),
    ...(verdict.kind === 'refuse' &&
      verdict.refusal && { otherwise: Number(verdict.pointer.slice('/otherwise/'.length)) }),
    because: because.map(({ atom, place }) => ({
      fact: atom.name,
      file: place.file,
      pointer: place.pointer,
    })),
  };
}

/** The target by its name; a target that no route has is not recorded. */
function targetOf(
  site: Site,
  result: NavigationResult,
  asked: Asked,
  route: string | undefined,
): DecisionTarget | undefined {
  if (result.kind === 'redirect' || result.kind === 'language') {
    const [path = '/'] = result.address.split('?');
    const match = site.routes.match(path);
    return match ? { route: match.route, ...patternAt(site, path) } : {};
  }
  if (result.kind === 'show') return { route: result.route, ...patternOfRoute(site, result.route) };
  const external = externalOf(site, asked, route);
  return external === undefined ? {} : { external };
}

function externalOf(
  { manifests }: Site,
  { guards, refusal }: Asked,
  route: string | undefined,
): string | undefined {
  if (guards.at(-1)?.allows === false) return refusal && 'leave' in refusal ? refusal.leave : undefined;
  const to = manifestOf(manifests, 'route', route)?.redirect?.to;
  return to && 'external' in to ? to.external : undefined;
}

/** The path as its manifest has it: with the names of its parameters, never their values. */
function patternAt(site: Site, path: string): { pattern?: string } {
  const match = site.routes.match(path);
  return match ? patternOfRoute(site, match.route, match.params[stateParameter]) : {};
}

function patternOfRoute(site: Site, id: string, state?: string): { pattern?: string } {
  const route = manifestOf(site.manifests, 'route', id);
  if (!route) return {};
  return { pattern: patternOf(route, route.sequence === undefined ? undefined : state) };
}

function factsIn(
  { vocabulary }: Site,
  assignment: Assignment,
  explained: readonly ConditionExplanation[],
): Pick<DecisionRecord, 'facts' | 'hidden'> {
  const names = [...new Set(explained.flatMap(leavesOf).map(({ atom }) => atom.name))].sort();
  const facts: Record<string, AtomValue> = {};
  const hidden: string[] = [];
  for (const name of names) {
    const slot = vocabulary.slotOf(name) ?? -1;
    const [atom, value] = [vocabulary.atoms[slot], assignment[slot]];
    if (!atom || value === undefined) continue;
    const told = redact(atom, value);
    if (told === undefined) hidden.push(name);
    else facts[name] = told;
  }
  return { facts, hidden };
}

function asksToggles({ facts }: Pick<DecisionRecord, 'facts'>): boolean {
  return Object.keys(facts).some((name) => /^(?:toggle|variant):/.test(name));
}
