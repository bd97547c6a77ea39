import type { Ternary } from '../../core/condition/index.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import { assignmentOf } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { NodeLimitError } from '../solver/index.ts';

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

/** More ways than this through one decision would not be read by anybody, and take too long. */
const mostWays = 20_000;

const yesOrNo: readonly Ternary[] = [true, false];

/**
 * The forking evaluator: every way through a decision. The decision itself is run again and again, each time with other
 * answers to what it asks: so it cannot be misunderstood here. A condition that can never be known is not; facts, which
 * fill addresses, are not known.
 *
 * @param answers the answers that each condition may give: all three, where facts may be unknown
 * @throws NodeLimitError when there are too many ways
 */
export function waysOf<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  answers: readonly Ternary[] = yesOrNo,
): readonly Way<Outcome>[] {
  const ways: Way<Outcome>[] = [];
  // In the order in which they were asked; `others` are the answers that were not tried yet.
  const asked = new Map<Condition, { given: Given; others: readonly Ternary[] }>();
  const evaluator: Evaluator = {
    site,
    assignment: assignmentOf(site.vocabulary, {}),
    note: () => undefined,
    evaluate(condition) {
      if (condition === undefined) return true;
      const known = asked.get(condition);
      if (known) return known.given.is;
      if (!site.conditions.isSound(condition)) return undefined;
      const [is, ...others] = answers;
      asked.set(condition, { given: { condition, is }, others });
      return is;
    },
  };
  do {
    if (ways.length >= mostWays) throw new NodeLimitError();
    const outcome = decide(evaluator);
    ways.push({ outcome, requirements: Array.from(asked.values(), ({ given }) => given) });
    // The last question that has another answer gets it; those after it are asked anew, if they are.
    for (const [condition, { others }] of [...asked].toReversed()) {
      asked.delete(condition);
      const [is, ...rest] = others;
      if (others.length === 0) continue;
      asked.set(condition, { given: { condition, is }, others: rest });
      break;
    }
  } while (asked.size > 0);
  return ways;
}
