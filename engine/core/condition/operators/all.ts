import type { AllClause } from '../../manifest/index.ts';
import type { Operator } from '../operator.ts';
import { quantifier } from '../quantifier.ts';

/** `all`: false as soon as one part is false, true when every part is true. */
export const all: Operator<AllClause> = {
  key: 'all',
  isWellFormed: (clause) => Array.isArray(clause.all) && clause.all.length > 0,
  compile: (clause, compiler) => quantifier(clause.all.map(compiler.compile), false),
  parts: (clause) => clause.all.map((condition, index) => ({ pointer: `/all/${index}`, condition })),
  text: () => 'all of',
};
