import { expect, it } from 'vitest';
import { walkSchema, type Schema, type SchemaRegistry } from './index.ts';

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

/** Titles, pointers and plain values of what is visited. */
function visited(schema: Schema, value: unknown): string[] {
  const lines: string[] = [];
  walkSchema(registry, { schema, path: 'schemas/page.schema.json' }, value, (located, part, pointer) => {
    if (located.schema.title === undefined) return;
    const shown = typeof part === 'object' ? '' : ` = ${String(part)}`;
    lines.push(`${located.schema.title} ${pointer}${shown}`);
  });
  return lines;
}
