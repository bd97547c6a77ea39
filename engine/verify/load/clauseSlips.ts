import type { ErrorObject } from 'ajv';
import { isRecord, type Place, pointerTo } from '../../core/json/index.ts';
import { keyAt, problem, type Problem, rewriting, valueAt, withFix } from '../problem/index.ts';

/**
 * Conditions written as in other languages: several values or a number after `is`, and `is` after a clause that is true or
 * false by itself. Undefined for anything else.
 *
 * @param at the place of the value that breaks the schema
 */
export function clauseSlip(error: ErrorObject, at: Place): Problem | undefined {
  if (error.keyword === 'type') return severalValues(error.data, at) ?? bareNumber(error.data, at);
  const { additionalProperty } = error.params as { additionalProperty?: string };
  return error.keyword === 'additionalProperties' && additionalProperty === 'is'
    ? yesOrNo(error.data, at)
    : undefined;
}

function severalValues(values: unknown, at: Place): Problem | undefined {
  if (!Array.isArray(values) || !at.pointer.endsWith('/is')) return undefined;
  const found = problem('wrong-value', { expected: 'one value: one of several is said with "in"' }, at);
  const isList = values.length > 0 && values.every((value) => typeof value === 'string');
  return withFix(found, isList ? rewriting('writes "in" instead', keyAt(at)('in')) : undefined);
}

function bareNumber(value: unknown, at: Place): Problem | undefined {
  if (typeof value !== 'number' || !at.pointer.endsWith('/is')) return undefined;
  const expected = `a value of the fact in quotes, as "${value}"; how much it is, is asked by "atLeast" or "atMost" and the name of a threshold`;
  return problem('wrong-value', { expected }, at);
}

/** As flag services call it. */
const onOrOff: ReadonlyMap<unknown, boolean> = new Map([
  ['on', true],
  ['off', false],
]);

function yesOrNo(clause: unknown, at: Place): Problem | undefined {
  if (!isRecord(clause)) return undefined;
  const { is, ...rest } = clause;
  const kind = Object.keys(rest).find((key) => key === 'toggle' || key === 'condition');
  const isSo = typeof is === 'boolean' ? is : onOrOff.get(is);
  if (kind === undefined || isSo === undefined) return undefined;
  const said = isSo ? rest : { not: rest };
  const strange = `a ${kind} is true or false by itself, so that this is ${JSON.stringify(said)}`;
  const place = { ...at, pointer: pointerTo(at.pointer, 'is') };
  return withFix(
    problem('unknown-property', { name: 'is', strange }, place),
    rewriting(`writes ${JSON.stringify(said)} instead`, valueAt(at)(said)),
  );
}
