import type { ErrorObject } from 'ajv';
import { expect, it } from 'vitest';
import { expectation, typeName } from './schemaErrors.ts';

it.each([
  ['type', { type: 'integer' }, 'a whole number'],
  ['type', { type: ['boolean', 'string'] }, 'true or false or a text'],
  ['enum', { allowedValues: ['a', 'b'] }, 'one of the values that are known here'],
  ['const', { allowedValue: true }, 'true'],
  ['pattern', { pattern: '^a$' }, 'written like ^a$'],
  ['format', { format: 'date' }, 'a date as YYYY-MM-DD that the calendar has'],
  ['minLength', { limit: 1 }, 'not empty'],
  ['minLength', { limit: 3 }, 'at least 3 characters long'],
  ['maxItems', { limit: 3 }, 'a list of at most 3'],
  ['uniqueItems', { i: 1, j: 0 }, 'a list without repetition'],
])('says what %s of %j wants', (keyword, params, words) => {
  expect(expectation(error({ keyword, params }))).toBe(words);
});

it('prefers the words of the schema to a pattern', () => {
  const parentSchema = { description: 'Lower-case words.' };
  expect(expectation(error({ keyword: 'pattern', params: { pattern: '^a$' }, parentSchema }))).toBe(
    'written like this: Lower-case words.',
  );
});

it('says which text is none of the values', () => {
  expect(expectation(error({ keyword: 'enum', params: { allowedValues: ['warning'] }, data: 'warn' }))).toBe(
    'one of the values that are known here, not "warn"',
  );
});

it('falls back to the words of the validator', () => {
  expect(expectation(error({ keyword: 'multipleOf', message: 'must be multiple of 5' }))).toBe(
    'multiple of 5',
  );
});

it('calls a type that it does not know by its name', () => {
  expect([typeName('null'), typeName('toString')]).toEqual(['null', 'toString']);
});

function error(parts: Partial<ErrorObject>): ErrorObject {
  return { keyword: '', instancePath: '', schemaPath: '', params: {}, ...parts };
}
