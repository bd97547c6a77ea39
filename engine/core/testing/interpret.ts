import type { Ternary } from '../condition/index.ts';
import type { AtomValue } from '../fact/index.ts';
import type { Condition, FactClause } from '../manifest/index.ts';

/** The environment of the reference interpreter. */
export interface Surroundings {
  known: Readonly<Record<string, AtomValue>>;
  named: Readonly<Record<string, { when: Condition }>>;
  thresholds: Readonly<Record<string, number>>;
}

/** A reference interpreter of the condition language as documented: one line an operator, and slow. */
export function interpret(condition: Condition, surroundings: Surroundings): Ternary {
  const { known, named } = surroundings;
  if ('all' in condition) return conjunction(condition.all.map((part) => interpret(part, surroundings)));
  if ('any' in condition) {
    return negation(conjunction(condition.any.map((part) => negation(interpret(part, surroundings)))));
  }
  if ('not' in condition) return negation(interpret(condition.not, surroundings));
  if ('condition' in condition) {
    const target = named[condition.condition];
    if (!target || reaches(condition.condition, condition.condition, named)) return undefined;
    return interpret(target.when, surroundings);
  }
  if ('toggle' in condition) {
    if (condition.variant === undefined) return known[`toggle:${condition.toggle}`] as Ternary;
    const variant = known[`variant:${condition.toggle}`];
    return variant === undefined ? undefined : variant === condition.variant;
  }
  return compare(condition, surroundings);
}

function conjunction(values: readonly Ternary[]): Ternary {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

function negation(value: Ternary): Ternary {
  return value === undefined ? undefined : !value;
}

function compare(
  { fact, is, in: list, atLeast, atMost }: FactClause,
  { known, thresholds }: Surroundings,
): Ternary {
  const value = known[fact];
  if (value === undefined) return undefined;
  if (is !== undefined) return value === is;
  if (list) return list.some((each) => each === value);
  const limit = thresholds[atLeast ?? atMost ?? ''];
  if (limit === undefined) return undefined;
  return atLeast === undefined ? Number(value) <= limit : Number(value) >= limit;
}

/** Whether a chain of references leads from one named condition to another. */
function reaches(
  from: string,
  to: string,
  named: Surroundings['named'],
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (seen.has(from)) return false;
  return mentioned(named[from]?.when).some(
    (id) => id === to || reaches(id, to, named, new Set(seen).add(from)),
  );
}

function mentioned(condition: Condition | undefined): string[] {
  return [...JSON.stringify(condition ?? {}).matchAll(/"condition":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}
