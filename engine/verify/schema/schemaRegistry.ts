import { ownValue } from '../../core/json/index.ts';

/** The part of JSON Schema (draft 7) that our schemas use, with our two annotations. */
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
