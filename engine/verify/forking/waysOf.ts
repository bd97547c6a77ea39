import type { Ternary } from '../../core/condition/index.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { type Diagram, NodeLimitError, type Solver } from '../solver/index.ts';

/** One of the ways through a decision: how it ends, and for whom. */
export interface Way<Outcome> {
  outcome: Outcome;
  /** It is taken by just those of whom all of this holds, in the order in which it was asked. */
  requirements: readonly Given[];
}

/** A condition, and the answer that it is to give. */
interface Given {
  condition: Condition;
  is: Ternary;
}

/** An answer, and who gives it after those before. */
interface Answer {
  is: Ternary;
  whom: Diagram | undefined;
}

/** A condition that was asked, and the answers that were not tried yet. Where one answer follows, it is not open. */
interface Asked extends Given, Answer {
  others: readonly Answer[];
  isOpen: boolean;
}

/** More ways than this through one decision would not be read by anybody, and take too long. */
const mostWays = 20_000;

const yesOrNo: readonly Ternary[] = [true, false];

/** What is tried. */
interface Forks {
  /** The answers that each condition may give, in the order in which they are tried: all three, where facts may be unknown. */
  answers?: readonly Ternary[];
  /** Whoever counts: an answer that none of them gives after those before is not tried, nor is it said. */
  among?: { solver: Solver; whom: Diagram };
}

/**
 * Every way through a decision.
 *
 * @throws NodeLimitError when there are too many ways
 */
export function waysOf<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  forks?: Forks,
): readonly Way<Outcome>[] {
  return [...eachWay(site, decide, forks)];
}

/**
 * The forking evaluator: one way through a decision after the other. The decision itself is run again and again, each time
 * with other answers to what it asks: so it cannot be misunderstood here. A condition that can never be known is not;
 * facts, which fill addresses, are not known.
 *
 * @throws NodeLimitError when there are too many ways
 */
export function* eachWay<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  { answers = yesOrNo, among }: Forks = {},
): Generator<Way<Outcome>> {
  let count = 0;
  // In the order in which they were asked; `others` are the answers that were not tried yet.
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
    if (++count > mostWays) throw new NodeLimitError();
    const outcome = decide(evaluator);
    const requirements = [...asked.values()].flatMap(({ condition, is, isOpen }) =>
      isOpen ? { condition, is } : [],
    );
    yield { outcome, requirements };
    // The last question that has another answer gets it; those after it are asked anew, if they are.
    for (const [condition, { others }] of [...asked].toReversed()) {
      asked.delete(condition);
      const [next, ...rest] = others;
      if (!next) continue;
      asked.set(condition, { condition, ...next, others: rest, isOpen: true });
      break;
    }
  } while (asked.size > 0);
}

/** Remembers what was worked out for a site, by a name. */
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
