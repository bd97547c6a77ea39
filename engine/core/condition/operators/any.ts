import type { AnyClause } from '../../manifest/index.ts';
import type { Operator } from '../operator.ts';
import { quantifier } from '../quantifier.ts';

/** `any`: true as soon as one part is true, false when every part is false. */
export const any: Operator<AnyClause> = {
  key: 'any',
  isWellFormed: (clause) => Array.isArray(clause.any) && clause.any.length > 0,
  compile: (clause, compiler) => quantifier(clause.any.map(compiler.compile), true),
  parts: (clause) => clause.any.map((condition, index) => ({ pointer: `/any/${index}`, condition })),
  text: () => 'any of',
};
