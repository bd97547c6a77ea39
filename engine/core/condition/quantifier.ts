import type { Evaluate } from './operator.ts';

/**
 * Kleene's conjunction (`decisive` false) and disjunction (`decisive` true): one decisive part settles it, otherwise
 * one unknown part leaves it unknown. Two parts, the usual case, need no loop.
 */
export function quantifier(parts: readonly Evaluate[], decisive: boolean): Evaluate {
  const [first, second] = parts;
  if (first && second && parts.length === 2) {
    return (assignment) => {
      const left = first(assignment);
      if (left === decisive) return decisive;
      const right = second(assignment);
      if (right === decisive) return decisive;
      return left === undefined || right === undefined ? undefined : !decisive;
    };
  }
  return (assignment) => {
    let unknown = false;
    for (const part of parts) {
      const value = part(assignment);
      if (value === decisive) return decisive;
      if (value === undefined) unknown = true;
    }
    return unknown ? undefined : !decisive;
  };
}
