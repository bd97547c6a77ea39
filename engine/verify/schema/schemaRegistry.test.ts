import { describe, expect, it } from 'vitest';
import { resolveSchema, type Schema, type SchemaRegistry } from './index.ts';

describe('resolveSchema', () => {
  it('gives back what refers to nothing', () => {
    const located = { schema: { type: 'string' }, path: 'schemas/page.schema.json' };
    expect(resolveSchema(registry, located)).toEqual(located);
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
    const located = { schema: { $ref: '../../../schemas/./shared.schema.json#/definitions/name' }, path };
    expect(resolveSchema(registry, located).schema).toBe(name);
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

const registry: SchemaRegistry = new Map([
  ['schemas/shared.schema.json', shared],
  ['schemas/page.schema.json', { definitions: { title } }],
]);

function resolved(schema: Schema) {
  return resolveSchema(registry, { schema, path: 'schemas/page.schema.json' });
}
