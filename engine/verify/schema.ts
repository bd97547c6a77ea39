import { isRecord, ownValue, pointerTo } from '../core/json/index.ts';

/** The part of JSON Schema (draft 7) that our schemas use, with our own annotations (`x-…`). */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  const?: unknown;
  /** What it is where it is not said. */
  default?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  definitions?: Readonly<Record<string, Schema>>;
  /** The string is the name of something of this kind (`route`, `copy`, `fact`, …). */
  'x-ref'?: string;
  /** On a setting of a widget: the value is one of the data that this other setting of it names (`field`, `keeps/source`). */
  'x-value-of'?: string;
  /** Of a reference: the type that a field must have, or the unit of a constant. */
  'x-type'?: string;
  /** The object places something of this kind, whose own schema its `settings` must fit. */
  'x-settings-of'?: string;
  /** On the settings of a widget: the slots that it has. */
  'x-slots'?: readonly string[];
  /** The string names a slot of the widget whose settings it belongs to. */
  'x-slot'?: boolean;
  /** On the settings of a widget: what is drawn for a thing of the record that `items` names, so that its fields are facts there; `slots/*`: what stands in its slots. */
  'x-items'?: readonly string[];
  /** Of the names only those whose values may be told to somebody else: neither personal nor free text. */
  'x-tellable'?: boolean;
}

/** A schema and the path of the file that it stands in, so that its references can be followed. */
export interface LocatedSchema {
  schema: Schema;
  path: string;
}

/** All schemas, by the path of their file from the folder of the engine. */
export type SchemaRegistry = ReadonlyMap<string, Schema>;

/** Follows `$ref` until there is none. Throws when a schema of ours refers to nothing: that is our own mistake. */
export function resolveSchema(registry: SchemaRegistry, { schema, path }: LocatedSchema): LocatedSchema {
  let located: LocatedSchema = { schema, path };
  while (located.schema.$ref !== undefined) {
    located = lookUp(registry, located.schema.$ref, located.path);
  }
  return located;
}

function lookUp(registry: SchemaRegistry, reference: string, from: string): LocatedSchema {
  const [file = '', fragment = ''] = reference.split('#');
  const path = file === '' ? from : normalise(`${from.slice(0, from.lastIndexOf('/') + 1)}${file}`);
  const root = registry.get(path);
  const name = /^\/definitions\/([^/]+)$/.exec(fragment)?.[1];
  const schema = fragment === '' ? root : ownValue(root?.definitions, name);
  if (!schema) throw new Error(`The schema ${from} refers to "${reference}", which does not exist.`);
  return { schema, path };
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    // A project may stand beside the engine: its files begin with `..`.
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

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
  return isRecord(value) ? ofType.find(({ schema }) => isMeant(schema, value)) : ofType[0];
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

/** Called for each part of a value with the schema that describes it. */
type SchemaVisitor = (schema: LocatedSchema, value: unknown, pointer: string) => void;

/** Called for each key of which a schema says what keys are; the pointer leads to what stands under it. */
type KeyVisitor = (schema: Schema, key: string, pointer: string) => void;

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
