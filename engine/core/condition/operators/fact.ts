import type { FactClause } from '../../manifest/index.ts';
import { neverKnown, type Compiler, type Evaluate, type Operator } from '../operator.ts';

/** `fact`: one fact against a value, a list of values, or a named threshold. */
export const fact: Operator<FactClause> = {
  key: 'fact',
  isWellFormed,
  compile: (clause, compiler) => {
    const slot = compiler.slotOf(clause.fact);
    return slot === undefined ? neverKnown : compareIn(slot, clause, compiler);
  },
  leaf: (clause) => ({ atom: clause.fact, text: factText(clause) }),
  text: factText,
};

/** Exactly one comparison, with something to compare with. */
function isWellFormed({ fact: name, is, in: list, atLeast, atMost }: FactClause): boolean {
  if (typeof name !== 'string') return false;
  if ([is, list, atLeast, atMost].filter((each) => each !== undefined).length !== 1) return false;
  if (list !== undefined) return Array.isArray(list) && list.length > 0;
  return ['boolean', 'string'].includes(typeof (is ?? atLeast ?? atMost));
}

function compareIn(slot: number, clause: FactClause, compiler: Compiler): Evaluate {
  const { is, in: list, atLeast, atMost } = clause;
  if (is !== undefined) {
    return (assignment) => {
      const value = assignment[slot];
      return value === undefined ? undefined : value === is;
    };
  }
  if (list) {
    const values = new Set<unknown>(list);
    return (assignment) => {
      const value = assignment[slot];
      return value === undefined ? undefined : values.has(value);
    };
  }
  const limit = compiler.thresholdOf(clause.fact, atLeast ?? atMost ?? '');
  if (limit === undefined) return neverKnown;
  return (assignment) => {
    const value = assignment[slot];
    if (typeof value !== 'number') return undefined;
    return atLeast === undefined ? value <= limit : value >= limit;
  };
}

function factText({ fact: name, is, in: list, atLeast, atMost }: FactClause): string {
  if (is !== undefined) return `${name} is ${String(is)}`;
  if (list) return `${name} is one of ${list.join(', ')}`;
  return atLeast === undefined ? `${name} is at most ${atMost}` : `${name} is at least ${atLeast}`;
}
