import { isRecord } from '../../core/json/index.ts';

/** A JSON object whose form is not ours to know. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Copies a JSON value, every object of it changed by `change`, the inner ones first. */
export function rewrite(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner, change)])),
  );
}

const piece = { $ref: 'shared.schema.json#/definitions/piece' };

const used = { $ref: 'shared.schema.json#/definitions/used' };

const definitions = {
  piece: {
    description:
      'A piece of a manifest whose place is not known: what is called the same everywhere is the same here.',
    properties: {
      widget: { $ref: 'shared.schema.json#/definitions/widgetId' },
      when: { $ref: 'when.schema.json' },
      do: { $ref: 'shared.schema.json#/definitions/action' },
      run: { $ref: 'shared.schema.json#/definitions/operationId' },
      error: { $ref: 'shared.schema.json#/definitions/errorId' },
    },
    additionalProperties: piece,
    items: piece,
  },
  used: {
    description: 'A part, with whatever else is said here.',
    type: 'object',
    required: ['use'],
    properties: {
      use: {
        description:
          'Name of the part; of one of another page or sequence with its name before: "shelf/due".',
        type: 'string',
      },
    },
    allOf: [piece],
  },
};

const parts = {
  description:
    'Pieces that are used in several places, by name: where { "use": "<name>" } stands, the piece stands, with whatever else is said there.',
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 },
  additionalProperties: piece,
};

/** Allows `use` for any list, object and item: only the check of the whole manifest knows which parts fit. */
export function withPartUses(schema: JsonObject): JsonObject {
  const changed = rewrite(schema, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => {
        if (key === 'properties' && isRecord(value)) return [key, orParts(value)];
        const holds = key === 'items' || key === 'additionalProperties';
        return [key, holds && isThing(value) ? orPart(value) : value];
      }),
    ),
  );
  return isRecord(changed) ? changed : {};
}

/** Lets a manifest have parts. */
export function withParts(manifest: JsonObject): JsonObject {
  const properties = isRecord(manifest['properties']) ? manifest['properties'] : {};
  return { ...manifest, properties: { ...properties, parts } };
}

/** Allows `use` for a condition and any within it, in all kinds; the check refuses it for kinds without parts. */
export function orUsed(condition: JsonObject): JsonObject {
  const clauses = Array.isArray(condition['anyOf']) ? condition['anyOf'] : [];
  return { ...condition, anyOf: [used, ...clauses] };
}

/** Adds the definitions of `use` to which all places refer. */
export function withUsed(shared: JsonObject): JsonObject {
  const own = isRecord(shared['definitions']) ? shared['definitions'] : {};
  return { ...shared, definitions: { ...own, ...definitions } };
}

function orParts(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, isPiece(value) ? orPart(value) : value]),
  );
}

function orPart(schema: unknown): JsonObject {
  return { anyOf: [used, schema] };
}

/** Definitions of objects that are worth a part: more than a name, and no sentence. */
const pieces = /#\/definitions\/(action|control|widgetList)$/;

function isPiece(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  if (pieces.test(String(schema['$ref']))) return true;
  return schema['type'] === 'array' || (schema['type'] === 'object' && 'properties' in schema);
}

/** Whether a value may be more than a name. */
function isThing(schema: unknown): boolean {
  return isPiece(schema) || (isRecord(schema) && /(?<!Id|Key|Name)$/.test(String(schema['$ref'] ?? 'Id')));
}
