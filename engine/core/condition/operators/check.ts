import type { CheckClause } from '../../manifest/index.ts';
import { neverKnown, type Operator } from '../operator.ts';

/** `check`: a predicate that a pack registers; its latest answer stands in the assignment like a fact. */
export const check: Operator<CheckClause> = {
  key: 'check',
  isWellFormed: (clause) => typeof clause.check === 'string',
  compile: (clause, compiler) => {
    const slot = compiler.slotOf(`check:${clause.check}`);
    if (slot === undefined) return neverKnown;
    return (assignment) => {
      const value = assignment[slot];
      return typeof value === 'boolean' ? value : undefined;
    };
  },
  leaf: (clause) => ({ atom: `check:${clause.check}`, text: `check ${clause.check}` }),
  text: (clause) => `check ${clause.check}`,
};
