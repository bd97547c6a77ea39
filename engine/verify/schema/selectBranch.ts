import { resolveSchema, type LocatedSchema, type Schema, type SchemaRegistry } from './schemaRegistry.ts';

/**
 * Which alternative of an `anyOf` a value is meant to be: the one with its JSON type; among objects the one that
 * allows its `type`, or whose first required property it has. Our schemas keep alternatives apart in this way (a
 * test holds them to it), so that a mistake inside one is reported there, and not as "fits none of seven".
 */
export function selectBranch(
  registry: SchemaRegistry,
  branches: readonly LocatedSchema[],
  value: unknown,
): LocatedSchema | undefined {
  const alternatives = branches.flatMap((branch) => flatten(registry, branch));
  const ofType = alternatives.filter(({ schema }) => hasType(schema.type ?? typeOfEnum(schema.enum), value));
  return isObject(value) ? ofType.find(({ schema }) => isMeant(schema, value)) : ofType[0];
}

/** An alternative that is itself an `anyOf` counts as its own alternatives. */
export function flatten(registry: SchemaRegistry, branch: LocatedSchema): LocatedSchema[] {
  const { schema, path } = resolveSchema(registry, branch);
  if (!schema.anyOf) return [{ schema, path }];
  return schema.anyOf.flatMap((inner) => flatten(registry, { schema: inner, path }));
}

/** The property that tells an object alternative from the others. */
export function discriminatorOf(schema: Schema): string | undefined {
  return schema.properties?.['type'] ? 'type' : schema.required?.[0];
}

function isMeant(schema: Schema, value: object): boolean {
  const key = discriminatorOf(schema);
  if (key === undefined || !Object.hasOwn(value, key)) return false;
  if (key !== 'type') return true;
  const type = schema.properties?.['type'];
  const actual: unknown = Reflect.get(value, 'type');
  return type?.enum ? type.enum.includes(actual) : type?.const === actual;
}

function typeOfEnum(values: readonly unknown[] | undefined): string | undefined {
  return values && typeof values[0];
}

function hasType(type: string | readonly string[] | undefined, value: unknown): boolean {
  if (type === undefined) return true;
  const types = typeof type === 'string' ? [type] : type;
  return types.some((name) => (name === 'integer' ? Number.isInteger(value) : name === jsonTypeOf(value)));
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is object {
  return jsonTypeOf(value) === 'object';
}
