import type { Condition } from '../../manifest/index.ts';
import type { Operator } from '../operator.ts';
import { all } from './all.ts';
import { any } from './any.ts';
import { fact } from './fact.ts';
import { named } from './named.ts';
import { not } from './not.ts';
import { toggle } from './toggle.ts';

/** Every operator of the condition language. A new one: its file, its test, this line, its schema branch. */
export const operators = [fact, toggle, all, any, not, named] as const;

/**
 * The operator of a clause. Undefined for an unknown clause (as in a bundle for a newer engine), one with two operators,
 * and one whose parts are malformed.
 */
export function operatorOf(condition: Condition): Operator<Condition> | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [operator, ...others] = operators.filter(({ key }) => Object.hasOwn(condition, key));
  const known = others.length === 0 ? (operator as Operator<Condition> | undefined) : undefined;
  return known?.isWellFormed(condition) ? known : undefined;
}
