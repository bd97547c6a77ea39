import type { NamedClause } from '../../manifest/index.ts';
import type { Operator } from '../operator.ts';

/** `condition`: the condition that has a file of its own. */
export const named: Operator<NamedClause> = {
  key: 'condition',
  isWellFormed: (clause) => typeof clause.condition === 'string',
  compile: (clause, compiler) => compiler.named(clause.condition),
  reference: (clause) => clause.condition,
  text: (clause) => `condition ${clause.condition}`,
};
