import type { NotClause } from '../../manifest/index.ts';
import type { Operator } from '../operator.ts';
import { not as negate } from '../ternary.ts';

/** `not`: the opposite of its part. */
export const not: Operator<NotClause> = {
  key: 'not',
  isWellFormed: (clause) => typeof clause.not === 'object',
  compile: (clause, compiler) => {
    const part = compiler.compile(clause.not);
    return (assignment) => negate(part(assignment));
  },
  parts: (clause) => [{ pointer: '/not', condition: clause.not }],
  text: () => 'not',
};
