import { ownValue, pointerTo } from '../../core/json/index.ts';
import { resolveSchema, type LocatedSchema, type Schema, type SchemaRegistry } from './schemaRegistry.ts';
import { selectBranch } from './selectBranch.ts';

/** Called for each part of a value with the schema that describes it. */
export type SchemaVisitor = (schema: LocatedSchema, value: unknown, pointer: string) => void;

/** Called for each key of which a schema says what keys are; the pointer leads to what stands under it. */
export type KeyVisitor = (schema: Schema, key: string, pointer: string) => void;

/**
 * Goes through a valid value and its schema side by side. This is how cross references are found: wherever a
 * schema says `x-ref`, whatever kind or widget it belongs to.
 */
export function walkSchema(
  registry: SchemaRegistry,
  start: LocatedSchema,
  value: unknown,
  visit: SchemaVisitor,
  pointer = '',
  visitKey?: KeyVisitor,
): void {
  const located = resolveSchema(registry, start);
  const { schema, path } = located;
  const walk = (inner: LocatedSchema, part: unknown, at: string): void =>
    walkSchema(registry, inner, part, visit, at, visitKey);
  visit(located, value, pointer);
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch) => ({ schema: branch, path }));
    const branch = selectBranch(registry, branches, value);
    if (branch) walk(branch, value, pointer);
    return;
  }
  if (Array.isArray(value)) {
    const items = schema.items;
    if (items) value.forEach((item, index) => walk({ schema: items, path }, item, pointerTo(pointer, index)));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (schema.propertyNames) visitKey?.(schema.propertyNames, key, pointerTo(pointer, key));
    const property = ownValue(schema.properties, key) ?? schema.additionalProperties;
    if (typeof property === 'object') walk({ schema: property, path }, inner, pointerTo(pointer, key));
  }
}
