import { describe, expect, it } from 'vitest';
import {
  discriminatorOf,
  flatten,
  resolveSchema,
  type Schema,
  type SchemaRegistry,
  selectBranch,
  walkSchema,
} from './schema.ts';

describe('resolveSchema', () => {
  it('gives back what refers to nothing', () => {
    const plain = { schema: { type: 'string' }, path: 'schemas/page.schema.json' };
    expect(resolveSchema(files, plain)).toEqual(plain);
  });

  it('follows a reference inside its file, to another file, and to a whole file', () => {
    expect(resolved({ $ref: '#/definitions/title' }).schema).toBe(title);
    expect(resolved({ $ref: 'shared.schema.json#/definitions/name' })).toEqual({
      schema: name,
      path: 'schemas/shared.schema.json',
    });
    expect(resolved({ $ref: 'shared.schema.json' }).schema).toBe(shared);
  });

  it('follows a chain of references, each from the file in which it stands', () => {
    expect(resolved({ $ref: 'shared.schema.json#/definitions/alias' }).schema).toBe(name);
  });

  it('finds its way from a folder further in', () => {
    const path = 'widgets/books/list/List.schema.json';
    const outside = { schema: { $ref: '../../../schemas/./shared.schema.json#/definitions/name' }, path };
    expect(resolveSchema(files, outside).schema).toBe(name);
  });

  it.each(['#/definitions/missing', 'missing.schema.json', '#/properties/name', '#/definitions/toString'])(
    'throws at %s: a schema of ours that leads nowhere is our own mistake',
    ($ref) => {
      expect(() => resolved({ $ref })).toThrow(`refers to "${$ref}"`);
    },
  );
});

const name: Schema = { type: 'string' };
const title: Schema = { type: 'string', description: 'A title.' };
const shared: Schema = { definitions: { name, alias: { $ref: '#/definitions/name' } } };

const files: SchemaRegistry = new Map([
  ['schemas/shared.schema.json', shared],
  ['schemas/page.schema.json', { definitions: { title } }],
]);

function resolved(schema: Schema) {
  return resolveSchema(files, { schema, path: 'schemas/page.schema.json' });
}

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
  ])('takes %s for what it is meant to be', (_, value, meant) => {
    expect(selectBranch(shapes, branches, value)?.schema.title).toBe(meant);
  });

  it('recognises a closed list of words', () => {
    const verdicts = located({ title: 'verdict', enum: ['deny', 'allow'] });
    expect(selectBranch(shapes, [verdicts], 'allwo')?.schema.title).toBe('verdict');
    expect(selectBranch(shapes, [verdicts], 1)).toBeUndefined();
  });
});

it('counts the alternatives of an alternative, wherever they stand', () => {
  const outer = located({ anyOf: [{ $ref: 'other.schema.json' }, { title: 'own', type: 'boolean' }] });
  expect(flatten(shapes, outer).map(({ schema, path }) => [schema.title, path])).toEqual([
    ['referred', 'schemas/other.schema.json'],
    ['own', 'schemas/some.schema.json'],
  ]);
});

it('tells objects apart by their type, else by their first required property', () => {
  expect(discriminatorOf({ properties: { type: {} }, required: ['name'] })).toBe('type');
  expect(discriminatorOf({ required: ['name', 'with'] })).toBe('name');
  expect(discriminatorOf({ type: 'string' })).toBeUndefined();
});

const shapes: SchemaRegistry = new Map<string, Schema>([
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

it('visits each part of a value with the schema that describes it', () => {
  const page: Schema = {
    title: 'Page',
    type: 'object',
    properties: {
      body: { type: 'array', items: { $ref: 'shared.schema.json#/definitions/widget' } },
      when: { $ref: 'shared.schema.json#/definitions/condition' },
      names: { type: 'object', additionalProperties: { title: 'Name', type: 'string' } },
    },
  };
  expect(
    visited(page, {
      body: [{ widget: 'list' }, { widget: 'map', slots: { side: [{ widget: 'legend' }] } }],
      when: { all: [{ toggle: 'a' }] },
      names: { 'a/b': 'x', toString: 'y' },
    }),
  ).toEqual([
    'Page ',
    'Widget /body/0',
    'WidgetId /body/0/widget = list',
    'Widget /body/1',
    'WidgetId /body/1/widget = map',
    'Widget /body/1/slots/side/0',
    'WidgetId /body/1/slots/side/0/widget = legend',
    'Condition /when',
    'All /when',
    'Condition /when/all/0',
    'Toggle /when/all/0',
    'Name /names/a~1b = x',
    'Name /names/toString = y',
  ]);
});

it('passes over what no schema describes, and what fits no alternative', () => {
  expect(visited({ title: 'Open', type: 'object' }, { anything: { goes: [1, null] } })).toEqual(['Open ']);
  expect(visited({ title: 'Words', type: 'array' }, ['a'])).toEqual(['Words ']);
  expect(visited({ title: 'Odd', anyOf: [{ title: 'Text', type: 'string' }] }, 3)).toEqual(['Odd  = 3']);
});

const condition: Schema = {
  title: 'Condition',
  anyOf: [
    {
      title: 'All',
      type: 'object',
      required: ['all'],
      properties: { all: { type: 'array', items: { $ref: '#/definitions/condition' } } },
    },
    { title: 'Toggle', type: 'object', required: ['toggle'], properties: { toggle: { type: 'string' } } },
  ],
};

const widget: Schema = {
  title: 'Widget',
  type: 'object',
  properties: {
    widget: { title: 'WidgetId', type: 'string', 'x-ref': 'widget' },
    slots: {
      type: 'object',
      additionalProperties: { type: 'array', items: { $ref: '#/definitions/widget' } },
    },
  },
};

const registry: SchemaRegistry = new Map([
  ['schemas/shared.schema.json', { definitions: { condition, widget } }],
]);

/** Titles, pointers and plain values of the visited parts. */
function visited(schema: Schema, value: unknown): string[] {
  const lines: string[] = [];
  walkSchema(registry, { schema, path: 'schemas/page.schema.json' }, value, (at, part, pointer) => {
    if (at.schema.title === undefined) return;
    const shown = typeof part === 'object' ? '' : ` = ${String(part)}`;
    lines.push(`${at.schema.title} ${pointer}${shown}`);
  });
  return lines;
}
