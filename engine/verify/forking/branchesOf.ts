import type { Ternary } from '../../core/condition/index.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { type Diagram, NodeLimitError, type Solver } from '../solver/index.ts';

/** One branch of a decision that is executed symbolically: how it ends, and for whom. */
export interface Branch<Outcome> {
  outcome: Outcome;
  /** Exactly the customers who meet all of these take it; in the order of evaluation. */
  requirements: readonly Given[];
}

/** A condition with its assumed answer. */
interface Given {
  condition: Condition;
  is: Ternary;
}

/** An assumed answer, and the customers who give it after those before. */
interface Answer {
  is: Ternary;
  whom: Diagram | undefined;
}

/** A condition that was evaluated, with the answers not tried yet. It is not open if only one answer is possible. */
interface Asked extends Given, Answer {
  others: readonly Answer[];
  isOpen: boolean;
}

/** Most branches of one decision: nobody would read more, and going through them takes too long. */
const mostBranches = 20_000;

const yesOrNo: readonly Ternary[] = [true, false];

/** Which answers are tried. */
interface Forks {
  /** The answers that each condition may give, in the order in which they are tried: all three, where facts may be unknown. */
  answers?: readonly Ternary[];
  /** The customers that count: an answer that none of them gives after those before is neither tried nor returned. */
  among?: { solver: Solver; whom: Diagram };
}

/**
 * Every branch of a decision.
 *
 * @throws NodeLimitError when there are too many branches
 */
export function branchesOf<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  forks?: Forks,
): readonly Branch<Outcome>[] {
  return [...eachBranch(site, decide, forks)];
}

/**
 * The forking evaluator: yields one branch of a decision after the other. It runs the decision itself, each time with other
 * answers to its conditions, so that no second implementation can differ from the first. A condition that can never be
 * known has no answer; facts, which fill addresses, are not known.
 *
 * @throws NodeLimitError when there are too many branches
 */
export function* eachBranch<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  { answers = yesOrNo, among }: Forks = {},
): Generator<Branch<Outcome>> {
  let count = 0;
  // In the order of evaluation; `others` are the answers that were not tried yet.
  const asked = new Map<Condition, Asked>();
  const ask = (condition: Condition): Asked => {
    const before = [...asked.values()].at(-1)?.whom ?? among?.whom;
    const possible = answers.flatMap((is): Answer[] => {
      if (!among || !before) return [{ is, whom: undefined }];
      const { sets, where } = among.solver;
      const whom = sets.and([before, where([{ condition, is }])]);
      return sets.isEmpty(whom) ? [] : [{ is, whom }];
    });
    const [first = { is: undefined, whom: before }, ...others] = possible;
    return { condition, ...first, others, isOpen: possible.length > 1 };
  };
  const evaluator: Evaluator = {
    site,
    assignment: site.vocabulary.constants,
    note: () => undefined,
    besides: () => undefined,
    evaluate(condition) {
      if (condition === undefined) return true;
      const known = asked.get(condition);
      if (known) return known.is;
      if (!site.conditions.isSound(condition)) return undefined;
      among?.solver.diagrams.renewLimit();
      const given = ask(condition);
      asked.set(condition, given);
      return given.is;
    },
  };
  do {
    if (++count > mostBranches) throw new NodeLimitError();
    const outcome = decide(evaluator);
    const requirements = [...asked.values()].flatMap(({ condition, is, isOpen }) =>
      isOpen ? { condition, is } : [],
    );
    yield { outcome, requirements };
    // The last condition with another answer gets it; those after it are evaluated anew.
    for (const [condition, { others }] of [...asked].toReversed()) {
      asked.delete(condition);
      const [next, ...rest] = others;
      if (!next) continue;
      asked.set(condition, { condition, ...next, others: rest, isOpen: true });
      break;
    }
  } while (asked.size > 0);
}

/** Caches a result for a site and a name. */
export function oncePerSite<Value>(): (site: Site, name: string, make: () => Value) => Value {
  const found = new WeakMap<Site, Map<string, { value: Value }>>();
  return (site, name, make) => {
    const ofSite = found.get(site) ?? new Map<string, { value: Value }>();
    found.set(site, ofSite);
    const known = ofSite.get(name) ?? { value: make() };
    ofSite.set(name, known);
    return known.value;
  };
}
