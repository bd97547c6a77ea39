import type { Problem } from '../problem/index.ts';
import { problem } from '../problem/index.ts';
import { alikeEnvironments, openSite } from '../../core/site/index.ts';
import type { LinkContext } from '../link/index.ts';
import { NodeLimitError, solverOf } from '../solver/index.ts';
import { banners } from './banners.ts';
import { choices, conditions, rules } from './conditions.ts';
import { answersOfDialogs } from './dialogs.ts';
import { entries, reachability, shadowedRoutes } from './routes.ts';
import { wrongInAll, wrongInAny, type FoundIn } from './environments.ts';
import { danglingTargets, linksToRefusals, redirectsToRefusals } from './refusals.ts';
import type { Proof, ProofContext } from './proof.ts';
import { loops, loopsWhileUnknown } from './loops.ts';
import { heavyCopy, sameWords, strayNumbers } from './sentences.ts';
import { events } from './sequence/events.ts';
import { answers, outcomes, waits } from './sequence/outcomes.ts';
import { attempts } from './sequence/attempts.ts';
import { orders } from './sequence/orders.ts';
import { reviews } from './sequence/reviews.ts';
import { truths } from './sequence/truths.ts';
import { ways } from './sequence/ways.ts';
import { repeatedNumbers } from './thresholds.ts';
import { timers } from './timers.ts';
import { neverThere } from './waiting.ts';
import { toggles, unusedCopy, unusedFacts, unusedManifests, unusedOperations } from './unused.ts';

/*
 * Every proof about the whole site. A new one: in the file of its subject, its line here, an edit in tests/mutations/mutations.json.
 */

/** Proofs whose result is the same in every environment. */
const proofs: readonly Proof[] = [
  rules,
  choices,
  entries,
  reachability,
  events,
  ways,
  orders,
  outcomes,
  waits,
  answers,
  attempts,
  reviews,
  truths,
  timers,
  answersOfDialogs,
  neverThere,
  toggles,
  unusedManifests,
  unusedFacts,
  unusedOperations,
  unusedCopy,
  sameWords,
  strayNumbers,
  heavyCopy,
  repeatedNumbers,
];

/** Proofs that must find nothing in any environment. */
const proofsForEach: readonly Proof[] = [
  shadowedRoutes,
  loops,
  loopsWhileUnknown,
  redirectsToRefusals,
  linksToRefusals,
  danglingTargets,
];

/** Proofs that report something only if every environment has it: something that has no use. */
const proofsForSome: readonly Proof[] = [conditions, banners];

/**
 * Runs all proofs of a linked portal over every possible customer, in every environment; each problem comes with a
 * customer to whom it happens.
 *
 * @param today calendar date; without it nothing is too old
 */
export function proveSite(linked: LinkContext, today?: string): Problem[] {
  const [first, ...others] = alikeEnvironments(linked.manifests).flatMap(([environment]) =>
    environment === undefined ? [] : contextIn(linked, environment, today),
  );
  if (!first) return [];
  // Environments have the same conditions, so their diagrams are built once.
  const contexts = [
    first,
    ...others.map((other) => ({ ...other, isPossible: first.isPossible, find: first.find })),
  ];
  return withoutRepetition([
    // First, since a condition that never holds is the cause of much that others find.
    ...proofsForSome.flatMap((proof) => wrongInAll(contexts, (context) => proved(proof, context))),
    ...proofs.flatMap((proof) => proved(proof, first)),
    ...wrongInAny(contexts.map(foundIn)),
  ]);
}

function foundIn(context: ProofContext): FoundIn {
  const problems = proofsForEach.flatMap((proof) => proved(proof, context));
  return { environment: context.site.environment, problems };
}

function contextIn(linked: LinkContext, environment: string, today: string | undefined): ProofContext {
  const site = openSite(linked.manifests, { environment });
  const { isPossible, find } = solverOf(site);
  return { ...linked, site, today, isPossible, find };
}

/** A condition beyond the node limit fails every proof that uses it: it is reported once, with its place if that is known. */
function withoutRepetition(found: readonly Problem[]): Problem[] {
  const undecided = found.filter(({ code }) => code === 'not-decided');
  const placed = undecided.filter(({ place }) => place.pointer !== '');
  const told = placed.length > 0 ? placed : undecided.slice(0, 1);
  return [...found.filter(({ code }) => code !== 'not-decided'), ...told];
}

function proved(proof: Proof, context: ProofContext): Problem[] {
  try {
    return proof(context);
  } catch (error) {
    if (!(error instanceof NodeLimitError)) throw error;
    return [problem('not-decided', undefined, { file: 'site.json', pointer: '' })];
  }
}
