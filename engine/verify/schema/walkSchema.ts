import { ownValue, pointerTo } from '../../core/json/index.ts';
import { resolveSchema, type LocatedSchema, type SchemaRegistry } from './schemaRegistry.ts';
import { selectBranch } from './selectBranch.ts';

/** Called for each part of a value with the schema that describes it. */
export type SchemaVisitor = (schema: LocatedSchema, value: unknown, pointer: string) => void;

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
): void {
  const located = resolveSchema(registry, start);
  const { schema, path } = located;
  visit(located, value, pointer);
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch) => ({ schema: branch, path }));
    const branch = selectBranch(registry, branches, value);
    if (branch) walkSchema(registry, branch, value, visit, pointer);
    return;
  }
  if (Array.isArray(value)) {
    const items = schema.items;
    if (items)
      value.forEach((item, index) =>
        walkSchema(registry, { schema: items, path }, item, visit, pointerTo(pointer, index)),
      );
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const property = ownValue(schema.properties, key) ?? schema.additionalProperties;
    if (typeof property === 'object')
      walkSchema(registry, { schema: property, path }, inner, visit, pointerTo(pointer, key));
  }
}
