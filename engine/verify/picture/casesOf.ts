import type { Asker } from '../../core/decision/index.ts';
import { worldOf, type World } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { allOf, anyOf } from './combine.ts';

/** One of the ways in which a decision can end, and for whom. */
export interface Case<Outcome> {
  outcome: Outcome;
  /** Undefined: for everybody. */
  when: Condition | undefined;
}

/** More ways than this through one decision would not be read by anybody, and take too long. */
const mostWays = 20_000;

/**
 * Every way in which a decision can end once everything is known. The decision itself is asked again and again, each
 * time with other answers to what it asks: so it cannot be misunderstood here.
 *
 * @throws Error when there are too many ways
 */
export function casesOf<Outcome>(site: Site, decide: (asker: Asker) => Outcome): readonly Case<Outcome>[] {
  const found = new Map<string, { outcome: Outcome; ways: (Condition | undefined)[] }>();
  const open: Answers[] = [new Map()];
  for (let ways = 0; open.length > 0; ways += 1) {
    if (ways > mostWays) throw new Error('A decision has too many ways to end.');
    const given = open.pop() ?? new Map();
    const { outcome, answers } = followed(site, decide, given, open);
    const key = JSON.stringify(outcome) ?? '';
    const same = found.get(key) ?? { outcome, ways: [] };
    same.ways.push(wayOf(answers));
    found.set(key, same);
  }
  return [...found.values()].map(({ outcome, ways }) => ({ outcome, when: anyOf(ways) }));
}

type Answers = Map<Condition, boolean>;

/** Asks the decision once. What it asks beyond the given answers is answered with yes; the way with no stays open. */
function followed<Outcome>(
  site: Site,
  decide: (asker: Asker) => Outcome,
  given: Answers,
  open: Answers[],
): { outcome: Outcome; answers: Answers } {
  const answers = new Map(given);
  const asker: Asker = {
    site,
    world: nobody(site),
    note: () => undefined,
    ask(condition) {
      if (condition === undefined) return true;
      if (!site.conditions.isSound(condition)) return undefined;
      const known = answers.get(condition);
      if (known !== undefined) return known;
      open.push(new Map(answers).set(condition, false));
      answers.set(condition, true);
      return true;
    },
  };
  return { outcome: decide(asker), answers };
}

function wayOf(answers: Answers): Condition | undefined {
  return allOf([...answers].map(([condition, answer]) => (answer ? condition : { not: condition })));
}

/** Nothing is known of them. */
function nobody({ vocabulary }: Site): World {
  return worldOf(vocabulary, {});
}
