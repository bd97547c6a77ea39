import { describe, expect, it } from 'vitest';
import { discriminatorOf, flatten, selectBranch, type Schema, type SchemaRegistry } from './index.ts';

describe('selectBranch', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a text', 'words', 'text'],
    ['a whole number', 3, 'count'],
    ['a list', [], 'list'],
    ['an object, by its first required property', { route: 1 }, 'link'],
    ['an object, by its type', { type: 'enum', values: [] }, 'choice'],
    ['an object, by one of several types', { type: 'date' }, 'shown'],
    ['a number with a fraction', 3.5, undefined],
    ['null', null, undefined],
    ['an object with an unknown type', { type: 'other' }, undefined],
    ['an object with nothing that tells', { other: 1 }, undefined],
    ['an object with an inherited property only', Object.create({ route: 1 }), undefined],
  ])('takes %s for what it is meant to be', (_, value, title) => {
    expect(selectBranch(registry, branches, value)?.schema.title).toBe(title);
  });

  it('recognises a closed list of words', () => {
    const verdicts = located({ title: 'verdict', enum: ['deny', 'allow'] });
    expect(selectBranch(registry, [verdicts], 'allwo')?.schema.title).toBe('verdict');
    expect(selectBranch(registry, [verdicts], 1)).toBeUndefined();
  });
});

it('counts the alternatives of an alternative, wherever they stand', () => {
  const outer = located({ anyOf: [{ $ref: 'other.schema.json' }, { title: 'own', type: 'boolean' }] });
  expect(flatten(registry, outer).map(({ schema, path }) => [schema.title, path])).toEqual([
    ['referred', 'schemas/other.schema.json'],
    ['own', 'schemas/some.schema.json'],
  ]);
});

it('tells objects apart by their type, else by their first required property', () => {
  expect(discriminatorOf({ properties: { type: {} }, required: ['name'] })).toBe('type');
  expect(discriminatorOf({ required: ['name', 'with'] })).toBe('name');
  expect(discriminatorOf({ type: 'string' })).toBeUndefined();
});

const registry: SchemaRegistry = new Map<string, Schema>([
  ['schemas/other.schema.json', { anyOf: [{ title: 'referred', type: 'string' }] }],
]);

const branches = [
  located({ title: 'text', type: 'string' }),
  located({ title: 'count', type: ['integer'] }),
  located({ title: 'list', type: 'array' }),
  located({ title: 'link', type: 'object', required: ['route'] }),
  located({ title: 'choice', type: 'object', properties: { type: { const: 'enum' } } }),
  located({ title: 'shown', type: 'object', properties: { type: { enum: ['money', 'date'] } } }),
];

function located(schema: Schema) {
  return { schema, path: 'schemas/some.schema.json' };
}
