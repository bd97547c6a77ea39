import type { Condition } from '../../core/manifest/index.ts';

/** True when all are; without any, always. */
export function allOf(conditions: readonly Condition[]): Condition | undefined {
  const [first, ...others] = conditions;
  return others.length === 0 ? first : { all: [...conditions] };
}

/** True when one is. Undefined stands for what always holds. */
export function anyOf(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const [first, ...others] = conditions;
  if (others.length === 0) return first;
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length < conditions.length ? undefined : { any: known };
}

/**
 * True when fewer than `limit` of the conditions hold. Undefined when that is always so. Parts are shared, so that it
 * stays small: about `limit` for each condition.
 */
export function fewerThan(limit: number, conditions: readonly Condition[]): Condition | undefined {
  // By how many may still hold: whether those looked at so far leave room.
  let room: (Condition | 'always' | 'never')[] = Array.from({ length: limit + 1 }, (_, left) =>
    left === 0 ? 'never' : 'always',
  );
  for (const condition of conditions) {
    const before = room;
    room = before.map((without, left) =>
      left === 0 ? 'never' : either(condition, before[left - 1] ?? 'never', without),
    );
  }
  const result = room[limit];
  return typeof result === 'object' ? result : undefined;
}

function either(
  condition: Condition,
  held: Condition | 'always' | 'never',
  otherwise: Condition | 'always' | 'never',
): Condition | 'always' | 'never' {
  if (held === otherwise) return held;
  const not: Condition = { not: condition };
  // Whoever has room for one more has room without it: holding is never better than not holding.
  if (held === 'never') return otherwise === 'always' ? not : { all: [not, otherwise as Condition] };
  return otherwise === 'always'
    ? { any: [not, held as Condition] }
    : { any: [{ all: [not, otherwise as Condition] }, held as Condition] };
}
