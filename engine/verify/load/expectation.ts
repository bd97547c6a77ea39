import type { ErrorObject } from 'ajv';
import { ownValue } from '../../core/json/index.ts';
import type { Schema } from '../schema/index.ts';
import { strangeLetter } from './strangeLetter.ts';

/** What a value must be according to the keyword that it breaks, to be read after "must be". */
export function expectation(error: ErrorObject): string {
  const { keyword, params, parentSchema, data, message = 'valid' } = error;
  const { description } = (parentSchema ?? {}) as Schema;
  const strange = keyword === 'pattern' && typeof data === 'string' ? strangeLetter(data) : undefined;
  if (strange !== undefined) return `written with the letters of the alphabet: ${strange}`;
  if (keyword === 'pattern' && description !== undefined) return `written like this: ${description}`;
  // Any text would do as little as any number: which one, the description says.
  if (keyword === 'type' && params['type'] === 'string' && description !== undefined)
    return `a text (${description.replace(/\.$/, '')})`;
  const words = ownValue(expectations, keyword)?.(params as Params);
  return words ?? message.replace(/^must (be )?/, '');
}

interface Params {
  type: string | readonly string[];
  allowedValues: readonly unknown[];
  allowedValue: unknown;
  pattern: string;
  format: string;
  limit: number;
}

const expectations: Record<string, (params: Params) => string> = {
  type: ({ type }) => [type].flat().map(typeName).join(' or '),
  enum: ({ allowedValues }) => `one of ${allowedValues.join(', ')}`,
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  pattern: ({ pattern }) => ownValue(patterns, pattern) ?? `written like ${pattern}`,
  format: ({ format }) => (format === 'date' ? 'a date as YYYY-MM-DD' : `a ${format}`),
  minLength: ({ limit }) => (limit === 1 ? 'not empty' : `at least ${limit} characters long`),
  maxLength: ({ limit }) => `at most ${limit} characters long`,
  minimum: ({ limit }) => `at least ${limit}`,
  maximum: ({ limit }) => `at most ${limit}`,
  minItems: ({ limit }) => `a list of at least ${limit}`,
  maxItems: ({ limit }) => `a list of at most ${limit}`,
  minProperties: ({ limit }) => `an object with at least ${limit}`,
  uniqueItems: () => 'a list without repetition',
};

/** What names are made of, in words. */
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
