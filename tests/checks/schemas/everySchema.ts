import type { Schema } from '../../../engine/verify/index.ts';
import { readSchemas } from '../../../engine/verify/testing/index.ts';

/** The schemas of all manifest kinds and of all widgets' settings, by path. */
export const registry = readSchemas('widgets/*/*/*.schema.json');

/** A schema inside a file, with its place there. */
export interface InnerSchema {
  schema: Schema;
  path: string;
  pointer: string;
  /** `schemas/page.schema.json#/properties/title`, for titles and messages. */
  place: string;
  /** Name of the property with this schema. */
  property?: string;
}

/** Every schema inside every file, outer ones first. */
export const everySchema: readonly InnerSchema[] = [...registry].flatMap(([path, schema]) =>
  schemasIn({ schema, path, pointer: '', place: path }),
);

function schemasIn(outer: InnerSchema): InnerSchema[] {
  const {
    properties = {},
    definitions = {},
    items,
    propertyNames,
    additionalProperties,
    anyOf = [],
  } = outer.schema;
  const inner = (schema: Schema | boolean | undefined, step: string, property?: string): InnerSchema[] => {
    if (typeof schema !== 'object') return [];
    const pointer = `${outer.pointer}/${step}`;
    const place = `${outer.path}#${pointer}`;
    return schemasIn({
      schema,
      path: outer.path,
      pointer,
      place,
      ...(property !== undefined && { property }),
    });
  };
  return [
    outer,
    ...Object.entries(definitions).flatMap(([name, schema]) => inner(schema, `definitions/${name}`)),
    ...Object.entries(properties).flatMap(([name, schema]) => inner(schema, `properties/${name}`, name)),
    ...anyOf.flatMap((schema, index) => inner(schema, `anyOf/${index}`)),
    ...inner(items, 'items'),
    ...inner(propertyNames, 'propertyNames'),
    ...inner(additionalProperties, 'additionalProperties'),
  ];
}
