import type { ErrorObject } from 'ajv';
import { ownValue, type Place, pointerTo } from '../../core/json/index.ts';
import { clauseSlip } from './clauseSlips.ts';
import { inPlainLetters, strangeLetter } from './slips.ts';
import {
  type Fix,
  keyAt,
  problem,
  type Problem,
  removal,
  respelling,
  rewriting,
  suggest,
  valueAt,
  withFix,
} from '../problem/index.ts';
import type { Schema } from '../schema.ts';

/**
 * One of ajv's errors as a problem; undefined if another error covers it. `place` is that of the validated value; the
 * error's own path is added. `meaningOf` describes a property of the broken schema.
 */
export function problemOfError(
  error: ErrorObject,
  place: Place,
  meaningOf: (schema: Schema, property: string) => string | undefined,
): Problem | undefined {
  if (isSaidByAnother(error)) return undefined;
  const at = { ...place, pointer: place.pointer + error.instancePath };
  const slip = clauseSlip(error, at);
  if (slip) return slip;
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
      const found = problem('unknown-property', { name, strange: strangeLetter(name) }, inner, known);
      const fix = fixOfProperty(name, known, error.data as object, inner);
      // Removing a part of a condition would show something to more customers than was meant.
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
        problem('wrong-value', { expected: expectation(error).replace(/\.$/, '') }, at, valuesOf(error)),
        fixOfValue(error, at),
      );
  }
}

/** The alternatives of a `oneOf`, and the rules for names: the keyword around them reports it. */
function isSaidByAnother({ schemaPath, keyword, propertyName }: ErrorObject): boolean {
  if (keyword !== 'propertyNames' && propertyName !== undefined) return true;
  return keyword !== 'oneOf' && /\/oneOf\/\d+\//.test(schemaPath);
}

/** Whether something is missing from an object only because its name is misspelt there: that other error says it. */
export function isMissedBySpelling(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  const { keyword, instancePath, params, data } = error;
  const misspelt = all.filter(
    (each) => each.keyword === 'additionalProperties' && each.instancePath === instancePath,
  );
  if (keyword === 'oneOf') {
    const names = (error.schema as Schema[]).flatMap(({ required = [] }) => required);
    return misspelt.length > 0 && !names.some((name) => Object.hasOwn(data as object, name));
  }
  if (keyword !== 'required') return false;
  return misspelt.some(({ params: { additionalProperty: name }, parentSchema }) => {
    const known = Object.keys((parentSchema as Schema).properties ?? {});
    return suggest(String(name), known) === params['missingProperty'];
  });
}

/** What a value must be by the keyword that it breaks, to be read after "must be". */
export function expectation(error: ErrorObject): string {
  const { keyword, params, parentSchema, data, message = 'valid' } = error;
  const { description } = (parentSchema ?? {}) as Schema;
  const strange = keyword === 'pattern' && typeof data === 'string' ? strangeLetter(data) : undefined;
  if (strange !== undefined) return `written in Latin letters alone: ${strange}`;
  if (keyword === 'enum') return `one of the values that are known here${said(data)}`;
  if (keyword === 'pattern' && description !== undefined) return `written like this: ${description}`;
  // Any text is as useless as any number: the description says which text is wanted.
  if (keyword === 'type' && params['type'] === 'string' && description !== undefined)
    return `a text (${description.replace(/\.$/, '')})`;
  const words = ownValue(expectations, keyword)?.(params as Params);
  return words ?? message.replace(/^must (be )?/, '');
}

/** The values that would be right. */
function valuesOf({ keyword, params }: ErrorObject): string[] {
  return keyword === 'enum' ? (params as Params).allowedValues.map(String) : [];
}

function said(data: unknown): string {
  return typeof data === 'string' ? `, not "${data}"` : '';
}

interface Params {
  type: string | readonly string[];
  allowedValues: readonly unknown[];
  allowedValue: unknown;
  pattern: string;
  format: string;
  limit: number;
  /** The two indexes of a repetition. */
  i: number;
  j: number;
}

const expectations: Record<string, (params: Params) => string> = {
  type: ({ type }) => [type].flat().map(typeName).join(' or '),
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  pattern: ({ pattern }) => ownValue(patterns, pattern) ?? `written like ${pattern}`,
  format: ({ format }) => (format === 'date' ? 'a date as YYYY-MM-DD that the calendar has' : `a ${format}`),
  minLength: ({ limit }) => (limit === 1 ? 'not empty' : `at least ${limit} characters long`),
  maxLength: ({ limit }) => `at most ${limit} characters long`,
  minimum: ({ limit }) => `at least ${limit}`,
  maximum: ({ limit }) => `at most ${limit}`,
  minItems: ({ limit }) => `a list of at least ${limit}`,
  maxItems: ({ limit }) => `a list of at most ${limit}`,
  minProperties: ({ limit }) => `an object with at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  uniqueItems: () => 'a list without repetition',
};

/** Patterns of names in words. */
const patterns: Record<string, string> = {
  '^[a-z][a-z0-9-]*$': 'small letters, digits and dashes, such as storm-help',
  '^[a-z][A-Za-z0-9]*$': 'letters and digits, beginning with a small one, such as stormHelp',
  '^[A-Z]+$': 'capital letters, such as STAGE',
  '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$': 'a group and a name with a dot between, such as weather.storm',
  '^[a-z][a-z0-9-]*:[A-Za-z0-9_.-]+$':
    'a file of sentences and a key with a colon between, such as weather:storm.title',
};

const typeNames: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** A JSON type as people call it. */
export function typeName(type: string): string {
  return ownValue(typeNames, type) ?? type;
}

/** Renames an unknown property to the known one that is meant; removes it if it resembles none. */
function fixOfProperty(name: string, known: readonly string[], owner: object, place: Place): Fix | undefined {
  const open = known.filter((each) => !Object.hasOwn(owner, each));
  const plain = inPlainLetters(name);
  if (plain !== name && open.includes(plain))
    return rewriting(`writes "${plain}" instead`, keyAt(place)(plain));
  const respelt = respelling(name, open, keyAt(place));
  // A property that may be a misspelt known one is not removed.
  return respelt ?? (suggest(name, known) === undefined ? removal(place, `"${name}"`) : undefined);
}

/** Rewrites a value that breaks a keyword, if the result says exactly the same. */
function fixOfValue({ keyword, params, data, parentSchema }: ErrorObject, place: Place): Fix | undefined {
  const { allowedValues, pattern, type, i, j } = params as Partial<Params>;
  if (typeof data === 'string' && pattern !== undefined && strangeLetter(data) !== undefined) {
    const plain = inPlainLetters(data);
    if (RegExp(pattern, 'u').test(plain))
      return rewriting(`writes "${plain}" instead`, valueAt(place)(plain));
  }
  if (keyword === 'enum' && typeof data === 'string')
    return respelling(data, (allowedValues ?? []).filter(isText), valueAt(place));
  if (keyword === 'uniqueItems' && i !== undefined && j !== undefined) {
    const { file, pointer } = place;
    return rewriting('takes out what is there twice', {
      file,
      pointer: `${pointer}/${Math.max(i, j)}`,
      remove: true,
    });
  }
  if (keyword !== 'type') return undefined;
  const same = [type].flat().flatMap((wanted) => inForm(data, wanted, parentSchema as Schema));
  const [value] = same;
  return value === undefined
    ? undefined
    : rewriting(`writes ${JSON.stringify(value)} instead`, valueAt(place)(value));
}

/** The same value in a JSON type: a number or boolean without quotes, a single value as a list of one. */
function inForm(data: unknown, type: string | undefined, { items }: Schema): unknown[] {
  if (type === 'array') return typeof data === 'string' && items !== undefined ? [[data]] : [];
  if (typeof data !== 'string') return [];
  if (type === 'boolean') return data === 'true' ? [true] : data === 'false' ? [false] : [];
  const isNumber = type === 'integer' ? /^-?(0|[1-9]\d{0,14})$/ : /^-?(0|[1-9]\d{0,14})(\.\d+)?$/;
  return (type === 'integer' || type === 'number') && isNumber.test(data) ? [Number(data)] : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
