import type { Evaluator } from '../../core/decision/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { oncePer } from '../oncePer.ts';
import { type Branch, branchesOf } from './branchesOf.ts';

/** One of the ways in which a decision can end, and for whom. */
export interface Case<Outcome> {
  outcome: Outcome;
  /** Undefined: for everybody. */
  when: Condition | undefined;
}

/** Every way in which a decision can end once everything is known; branches that end alike are one case. */
export function casesOf<Outcome>(
  site: Site,
  decide: (evaluator: Evaluator) => Outcome,
): readonly Case<Outcome>[] {
  const branches = branchesOf(site, decide);
  const outcomes = new Map(branches.map(({ outcome }) => [JSON.stringify(outcome), outcome]));
  return [...outcomes].flatMap(([key, outcome]) => {
    const when = whenOf(branches, (other) => JSON.stringify(other) === key);
    return when === 'never' ? [] : [{ outcome, when: when === 'always' ? undefined : when }];
  });
}

/** The customers for whom something holds: a condition, everybody or nobody. */
export type When = Condition | 'always' | 'never';

/** For whom a decision, of which these are all branches, ends as wanted. Branches with equal continuations share them. */
export function whenOf<Outcome>(
  branches: readonly Branch<Outcome>[],
  isWanted: (outcome: Outcome) => boolean,
): When {
  const shared = new Map<string, When>();
  const numbers = new Map<When, number>();
  const numberOf = (when: When): number => {
    const number = numbers.get(when) ?? numbers.size;
    numbers.set(when, number);
    return number;
  };
  function build(left: readonly Branch<Outcome>[], depth: number): When {
    const [first] = left;
    const asked = first?.requirements[depth];
    if (!first || !asked) return first && isWanted(first.outcome) ? 'always' : 'never';
    const going = (is: boolean): When =>
      build(
        left.filter(({ requirements }) => requirements[depth]?.is === is),
        depth + 1,
      );
    const [yes, no] = [going(true), going(false)];
    const key = [asked.condition, yes, no].map(numberOf).join();
    const when = shared.get(key) ?? either(asked.condition, yes, no);
    shared.set(key, when);
    return when;
  }
  return build(branches, 0);
}

/**
 * The conjunction of conditions without repetition; of none, always true. The same conditions give the same object, so
 * that results can be cached by it.
 */
export function allOf(conditions: readonly Condition[]): Condition | undefined {
  const parts = new Map(
    conditions.flatMap((condition) => partsOf(condition, 'all')).map((part) => [textOf(part), part]),
  );
  const [first, ...others] = parts.values();
  if (!first || others.length === 0) return first;
  const known = joined(first);
  const key = [...parts.keys()].join();
  const all = known.get(key) ?? { all: [first, ...others] };
  known.set(key, all);
  return all;
}

const textOf = oncePer((condition: Condition) => JSON.stringify(condition));

/** All that begin with a condition. */
const joined = oncePer((_first: Condition) => new Map<string, Condition>());

function either(condition: Condition, yes: When, no: When): When {
  if (yes === no) return yes;
  if (no === 'never') return yes === 'always' ? condition : { all: [condition, ...partsOf(yes, 'all')] };
  if (yes === 'always') return { any: [condition, ...partsOf(no, 'any')] };
  const not: Condition = { not: condition };
  if (yes === 'never') return no === 'always' ? not : { all: [not, ...partsOf(no, 'all')] };
  const held: Condition = { all: [condition, ...partsOf(yes, 'all')] };
  return {
    any: no === 'always' ? [not, ...partsOf(yes, 'any')] : [held, { all: [not, ...partsOf(no, 'all')] }],
  };
}

function partsOf(when: When, operator: 'all' | 'any'): readonly Condition[] {
  if (typeof when === 'string') return [];
  return ownParts(when, operator) ?? [when];
}

function ownParts(when: Condition, operator: 'all' | 'any'): readonly Condition[] | undefined {
  if (operator === 'all') return 'all' in when ? when.all : undefined;
  return 'any' in when ? when.any : undefined;
}
