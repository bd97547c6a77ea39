import type { ErrorObject } from 'ajv';
import { pointerTo, type Place } from '../../core/json/index.ts';
import { problem, withFix, type Problem } from '../problem/index.ts';
import type { Schema } from '../schema/index.ts';
import { expectation } from './expectation.ts';
import { fixOfProperty, fixOfValue } from './fixOfError.ts';

/**
 * One of ajv's errors in our words; undefined when another error says the same. `place` is where the validated value
 * stands; the error's own path is added. `meaningOf` says what a property of the broken schema is for.
 */
export function problemOfError(
  error: ErrorObject,
  place: Place,
  meaningOf: (schema: Schema, property: string) => string | undefined,
): Problem | undefined {
  if (isSaidByAnother(error)) return undefined;
  const at = { ...place, pointer: place.pointer + error.instancePath };
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required': {
      const name = String(params['missingProperty']);
      return problem(
        'missing-property',
        { name, meaning: meaningOf(error.parentSchema as Schema, name)?.replace(/\.$/, '') },
        at,
      );
    }
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const known = Object.keys((error.parentSchema as Schema).properties ?? {});
      const inner = { ...at, pointer: pointerTo(at.pointer, name) };
      const found = problem('unknown-property', { name }, inner, known);
      const fix = fixOfProperty(name, known, error.data as object, inner);
      // Without a part of its condition something would show to others than was meant.
      const isClause = (error.parentSchema as Schema).title?.endsWith('Clause') === true;
      return withFix(found, isClause && fix?.kind === 'removal' ? undefined : fix);
    }
    case 'oneOf': {
      const names = (error.schema as Schema[]).map(({ required = [] }) => required.join(' and '));
      return problem('ambiguous-alternative', { names: names.join(', ') }, at);
    }
    case 'propertyNames': {
      const name = String(params['propertyName']);
      const expected = `free of the name "${name}"`;
      return problem('wrong-value', { expected }, { ...at, pointer: pointerTo(at.pointer, name) });
    }
    default:
      return withFix(
        problem('wrong-value', { expected: expectation(error).replace(/\.$/, '') }, at),
        fixOfValue(error, at),
      );
  }
}

/** The alternatives of a `oneOf`, and the rules for names: the keyword around them reports it. */
function isSaidByAnother({ schemaPath, keyword, propertyName }: ErrorObject): boolean {
  if (keyword !== 'propertyNames' && propertyName !== undefined) return true;
  return keyword !== 'oneOf' && /\/oneOf\/\d+\//.test(schemaPath);
}
