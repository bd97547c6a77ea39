import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problem/index.ts';
import type { Schema, SchemaRegistry } from '../schema.ts';
import { readSchemas } from '../testing/index.ts';
import { createSchemaValidator } from './index.ts';

const place = { file: 'some.json', pointer: '/settings' };

describe('a validator of schemas', () => {
  it('has nothing to say about what fits', () => {
    expect(said({ title: 'Words', rows: [{ label: 'a' }, 'b'] })).toEqual([]);
  });

  it('collects every mistake, each at its place below that of the value', () => {
    expect(said({ rows: [{ label: 7 }, { label: 'a', size: 1 }] })).toEqual([
      'missing-property: some.json (/settings) lacks "title" (What stands above the list). Add it.',
      'wrong-value: some.json (/settings/rows/0/label) must be a text. Correct the value.',
      'unknown-property: some.json (/settings/rows/1/size) has "size", which is not known here. Known: label. Correct the name or take it out. `portal check --fix=lossy` removes "size".',
    ]);
  });

  it.each([
    [
      '{ "fact": "a.b", "is": ["C", "D"] }',
      'wrong-value: some.json (/settings/when/is) must be one value: one of several is said with "in". Correct the value. `portal check --fix` writes "in" instead.',
    ],
    [
      '{ "fact": "a.b", "is": 30 }',
      'wrong-value: some.json (/settings/when/is) must be a value of the fact in quotes, as "30"; how much it is, is asked by "atLeast" or "atMost" and the name of a threshold. Correct the value.',
    ],
    [
      '{ "toggle": "a", "is": false }',
      'unknown-property: some.json (/settings/when/is) has "is", which is not known here: a toggle is true or false by itself, so that this is {"not":{"toggle":"a"}}. Correct the name or take it out. `portal check --fix` writes {"not":{"toggle":"a"}} instead.',
    ],
    [
      '{ "toggle": "a", "is": "on" }',
      'unknown-property: some.json (/settings/when/is) has "is", which is not known here: a toggle is true or false by itself, so that this is {"toggle":"a"}. Correct the name or take it out. `portal check --fix` writes {"toggle":"a"} instead.',
    ],
    [
      '{ "condition": "a", "is": true }',
      'unknown-property: some.json (/settings/when/is) has "is", which is not known here: a condition is true or false by itself, so that this is {"condition":"a"}. Correct the name or take it out. `portal check --fix` writes {"condition":"a"} instead.',
    ],
  ])('says how %s is said', (when, words) => {
    expect(said({ title: 'a', when: JSON.parse(when) as unknown })).toEqual([words]);
  });

  it.each([
    ['2028-02-29', []],
    ['2027-02-29', ['wrong-value']],
    ['2027-13-01', ['wrong-value']],
    ['29/02/2028', ['wrong-value']],
    ['2028-02-29T10:00', ['wrong-value']],
  ])('knows whether %s is a day', (until, codes) => {
    expect(said({ title: 'a', until }).map((each) => each.split(':')[0])).toEqual(codes);
  });

  it('follows alternatives into alternatives, and into the schemas of other folders', () => {
    expect(said({ title: { key: 'a:b', with: { Count: 'reader.books' } } })).toEqual([
      'wrong-value: some.json (/settings/title/with/Count) must be free of the name "Count". Correct the value.',
    ]);
    expect(
      said({ title: 'a', when: { all: [{ not: { toggle: 'a', varaint: 'b' } }, { any: [] }] } }),
    ).toEqual([
      'unknown-property: some.json (/settings/when/all/0/not/varaint) has "varaint", which is not known here. Did you mean "variant"? Known: toggle, variant. Correct the name or take it out. `portal check --fix` writes "variant" instead.',
      'wrong-value: some.json (/settings/when/all/1/any) must be a list of at least 1. Correct the value.',
    ]);
  });

  it('says what is misspelt, and not also that it is missing', () => {
    expect(said({ titel: 'Words' })).toEqual([
      'unknown-property: some.json (/settings/titel) has "titel", which is not known here. Did you mean "title"? Known: title, rows, when, until. Correct the name or take it out. `portal check --fix` writes "title" instead.',
    ]);
    expect(said({ title: 'a', when: { fact: 'a.b', equals: 'C' } })).toEqual([
      'unknown-property: some.json (/settings/when/equals) has "equals", which is not known here. Known: fact, is, in, atLeast, atMost. Correct the name or take it out.',
    ]);
    expect(said({ title: 'a', when: { fact: 'a.b', is: 'C', in: ['C'], equals: 'C' } })).toHaveLength(2);
  });

  it('says which text it must be, where the schema does', () => {
    expect(said({ title: 'a', when: { fact: 'loan.days', atLeast: 1 } })).toEqual([
      'wrong-value: some.json (/settings/when/atLeast) must be a text (The name of a threshold that the integer fact has reached: the threshold itself is included). Correct the value.',
    ]);
  });

  it('says one thing about what fits no alternative', () => {
    expect(said({ title: 7 })).toEqual([
      'no-alternative: some.json (/settings/title) is 7, which fits none of the forms that ListTitle can have. Known: a text, key. Use one of the known forms.',
    ]);
    expect(said({ title: ['Words'] })).toEqual([
      expect.stringContaining(' is a list, which fits none of the forms that ListTitle can have.'),
    ]);
    expect(said({ title: {} })).toEqual([
      expect.stringContaining(' is {}, which fits none of the forms that ListTitle can have.'),
    ]);
    expect(said({ title: 'a', when: { conditions: 'x', is: true } })).toEqual([
      expect.stringContaining(
        ' is { "conditions": …, "is": … }, which fits none of the forms that Condition can have. Did you mean "condition"?',
      ),
    ]);
  });

  it('does not take what every object inherits for a property', () => {
    expect(said({ title: 'a', toString: 'b' })).toEqual([
      'unknown-property: some.json (/settings/toString) has "toString", which is not known here. Known: title, rows, when, until. Correct the name or take it out. `portal check --fix=lossy` removes "toString".',
    ]);
    expect(said(JSON.parse('{ "title": "a", "__proto__": {} }'))).toHaveLength(1);
  });
});

/** Settings of a widget in a folder far from the schemas that it refers to. */
const list: Schema = {
  title: 'ListSettings',
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { $ref: '#/definitions/title' },
    rows: { type: 'array', items: { anyOf: [{ $ref: '#/definitions/row' }, { type: 'string' }] } },
    when: { $ref: '../../../schemas/when.schema.json' },
    until: { type: 'string', format: 'date' },
  },
  definitions: {
    title: {
      title: 'ListTitle',
      description: 'What stands above the list.',
      anyOf: [
        { type: 'string' },
        { $ref: '../../../schemas/shared.schema.json#/definitions/copyWithValues' },
      ],
    },
    row: {
      title: 'ListRow',
      type: 'object',
      required: ['label'],
      additionalProperties: false,
      properties: { label: { type: 'string' } },
    },
  },
};

const path = 'widgets/books/list/List.schema.json';
const registry: SchemaRegistry = new Map([...readSchemas(), [path, list]]);
const validator = createSchemaValidator(registry);

function said(value: unknown): string[] {
  return validator.validate({ schema: list, path }, value, place).map(formatProblem);
}
