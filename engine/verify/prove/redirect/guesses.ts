import {
  manifestOf,
  type Condition,
  type GuardManifest,
  type Link,
  type Refusal,
} from '../../../core/manifest/index.ts';
import type { Site } from '../../../core/site/index.ts';
import {
  atomSpaceOf,
  conditionDiagrams,
  createDiagrams,
  someoneIn,
  worldSets,
  type AtomSpace,
  type Diagram,
  type DiagramOf,
  type Worlds,
} from '../../diagram/index.ts';
import { routesOf } from '../../outcome/index.ts';
import { rulesOf, type Known } from '../../world/index.ts';

/** Where a redirect leads, and in which worlds it is taken. */
export interface Hop {
  to: string;
  worlds: Diagram;
}

/** Where a route sends customers on when waiting is over, and in which worlds: facts may be unknown in them. */
export interface Guesses {
  hopsFrom(route: string): readonly Hop[];
  /** The worlds in which some guard of the route does not know what it asks. */
  guessed(route: string): Diagram;
  both(set: Diagram, other: Diagram): Diagram;
  either(sets: readonly Diagram[]): Diagram;
  isEmpty(set: Diagram): boolean;
  /** The worlds that the rules of the fact catalogues do not forbid. */
  everywhere: Diagram;
  /** What is known in one of these worlds; nothing else has to be. */
  knownIn(worlds: Diagram): Known;
}

/** A value that no fact has: conditions take it for one that is not known. */
const notKnown = 'not known';

/** What conditions say in all worlds at once. */
interface Answers {
  site: Site;
  sets: Worlds;
  everywhere: Diagram;
  holds(condition: Condition | undefined): Diagram;
  fails(condition: Condition | undefined): Diagram;
  open(condition: Condition | undefined): Diagram;
}

/** Opens the worlds of a site in which facts may be unknown: a fact that is not known has one value more. */
export function guessesIn(site: Site): Guesses {
  const space = withUnknown(atomSpaceOf([site]));
  const diagrams = createDiagrams();
  const sets = worldSets(diagrams);
  const answers = answersIn(site, conditionDiagrams(site, space, diagrams), sets);
  const { everywhere } = answers;
  const hops = new Map<string, readonly Hop[]>();
  return {
    everywhere,
    hopsFrom(route) {
      const found = hops.get(route) ?? [...hopsOf(answers, route)];
      hops.set(route, found);
      return found;
    },
    guessed: (route) => sets.or(guardsOf(site, route).map((guard) => answers.open(guard?.allow))),
    both: (set, other) => sets.and([set, other]),
    either: sets.or,
    isEmpty: sets.isEmpty,
    knownIn(worlds) {
      const facts = Object.entries(someoneIn(space, diagrams, worlds, everywhere));
      return Object.fromEntries(facts.filter(([, value]) => value !== notKnown));
    },
  };
}

function answersIn(site: Site, answerOf: DiagramOf, sets: Worlds): Answers {
  const holds: Answers['holds'] = (condition) => sets.where(answerOf(condition));
  const fails: Answers['fails'] = (condition) => sets.where(sets.not(answerOf(condition)));
  return {
    site,
    sets,
    holds,
    fails,
    open: (condition) => sets.not(sets.or([holds(condition), fails(condition)])),
    everywhere: sets.and(rulesOf(site).map(({ condition }) => sets.not(fails(condition)))),
  };
}

/** What `askGuard` and `arrive` decide when they have waited. */
function* hopsOf(answers: Answers, id: string): Generator<Hop> {
  const { site, sets, everywhere } = answers;
  let entered = everywhere;
  const lead = (link: Link, worlds: Diagram): Hop[] => {
    const to = 'external' in link ? undefined : routesOf(site, link)[0];
    return to === undefined || sets.isEmpty(worlds) ? [] : [{ to, worlds }];
  };
  for (const guard of guardsOf(site, id)) {
    const refused = sets.and([entered, refusedBy(answers, guard)]);
    for (const { refusal, worlds } of chosen(answers, guard?.otherwise ?? [], refused)) {
      if ('redirect' in refusal) yield* lead(refusal.redirect, worlds);
    }
    entered = sets.without(entered, refused);
  }
  const redirect = manifestOf(site.manifests, 'route', id)?.redirect;
  if (redirect) yield* lead(redirect.to, entered);
}

function guardsOf({ manifests }: Site, route: string): readonly (GuardManifest | undefined)[] {
  return (manifestOf(manifests, 'route', route)?.guards ?? []).map((id) =>
    manifestOf(manifests, 'guard', id),
  );
}

function refusedBy(
  { site, sets, everywhere, holds, fails }: Answers,
  { allow, whileUnknown }: Partial<GuardManifest> = {},
): Diagram {
  if (allow === undefined) return everywhere;
  const then = typeof whileUnknown === 'object' ? whileUnknown.then : whileUnknown;
  return then === 'allow' && site.conditions.isSound(allow) ? fails(allow) : sets.not(holds(allow));
}

/** The first refusal that holds; the last one where none does, or where that is not known. */
function* chosen(
  { sets, holds, fails, open }: Answers,
  refusals: readonly Refusal[],
  refused: Diagram,
): Generator<{ refusal: Refusal; worlds: Diagram }> {
  let left = refused;
  const undecided: Diagram[] = [];
  for (const [index, refusal] of refusals.entries()) {
    const isLast = index === refusals.length - 1;
    yield { refusal, worlds: isLast ? sets.or([left, ...undecided]) : sets.and([left, holds(refusal.when)]) };
    undecided.push(sets.and([left, open(refusal.when)]));
    left = sets.and([left, fails(refusal.when)]);
  }
}

function withUnknown({ atoms, levelOf }: AtomSpace): AtomSpace {
  return { atoms: atoms.map(({ name, values }) => ({ name, values: [notKnown, ...values] })), levelOf };
}
