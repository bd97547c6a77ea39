import type { Ternary } from '../../core/condition/index.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import { worldOf, type World } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { NodeLimitError } from '../solver/index.ts';

/** One of the ways through a decision: how it ends, and for whom. */
export interface Way<Outcome> {
  outcome: Outcome;
  /** It is taken by just those of whom all of this holds, in the order in which it was asked. */
  requirements: readonly { condition: Condition; is: Ternary }[];
}

/** More ways than this through one decision would not be read by anybody, and take too long. */
const mostWays = 20_000;

const known: readonly Ternary[] = [true, false];

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
  answers: readonly Ternary[] = known,
): readonly Way<Outcome>[] {
  const ways: Way<Outcome>[] = [];
  const world = worldOf(site.vocabulary, {});
  const open: Given[] = [new Map()];
  for (let given = open.pop(); given; given = open.pop()) {
    if (ways.length >= mostWays) throw new NodeLimitError();
    ways.push(follow(site, decide, { world, given, answers, open }));
  }
  return ways;
}

type Given = ReadonlyMap<Condition, Ternary>;

/** Runs the decision once. What it asks beyond the given answers gets the first one; the ways with the others stay open. */
function follow<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
  {
    world,
    given,
    answers: [first, ...others],
    open,
  }: { world: World; given: Given; answers: readonly Ternary[]; open: Given[] },
): Way<Outcome> {
  const answered = new Map(given);
  const outcome = decide({
    site,
    world,
    note: () => undefined,
    evaluate(condition) {
      if (condition === undefined) return true;
      if (answered.has(condition)) return answered.get(condition);
      if (!site.conditions.isSound(condition)) return undefined;
      for (const other of others) open.push(new Map(answered).set(condition, other));
      answered.set(condition, first);
      return first;
    },
  });
  return { outcome, requirements: [...answered].map(([condition, is]) => ({ condition, is })) };
}
