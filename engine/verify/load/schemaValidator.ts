import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isInDomain } from '../../core/fact/index.ts';
import { isRecord, partAt, pointerTo, type Place } from '../../core/json/index.ts';
import { keyAt, problem, respelling, withFix, type Fix, type Problem } from '../problem/index.ts';
import {
  discriminatorOf,
  flatten,
  type LocatedSchema,
  resolveSchema,
  type Schema,
  type SchemaRegistry,
  selectBranch,
} from '../schema.ts';
import { isMissedBySpelling, problemOfError, typeName } from './schemaErrors.ts';

/** Validates values; problems are in terms of the alternative that the writer meant. */
export interface SchemaValidator {
  /** Problems of a value against a schema; `place` is where the value stands. */
  validate(located: LocatedSchema, value: unknown, place: Place): Problem[];
}

/** A validator for all schemas of the registry. For authoring only: browsers get validators compiled at build time. */
export function createSchemaValidator(registry: SchemaRegistry): SchemaValidator {
  const ajv = ajvWith(registry);
  const compiled = new WeakMap<Schema, ValidateFunction>();
  let count = 0;

  function compile({ schema, path }: LocatedSchema): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    count += 1;
    // Includes the definitions of its file, so that references inside the file resolve.
    const definitions = schema.definitions ?? registry.get(path)?.definitions;
    const run = ajv.compile({
      ...schema,
      $id: `portal:/${folder}compiled-${count}`,
      ...(definitions && { definitions }),
    });
    compiled.set(schema, run);
    return run;
  }

  function validate(start: LocatedSchema, value: unknown, place: Place): Problem[] {
    const located = resolveSchema(registry, start);
    const run = compile(located);
    if (run(value)) return [];
    const errors = run.errors ?? [];
    const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
    const outermost = alternatives.filter(
      (error) =>
        !alternatives.some((other) => other !== error && isInside(error.instancePath, other.instancePath)),
    );
    const own = errors.filter(
      (error) =>
        error.keyword !== 'anyOf' &&
        !isMissedBySpelling(error, errors) &&
        !outermost.some((other) => isAtOrInside(error.instancePath, other.instancePath)),
    );
    return [
      ...own.flatMap((error) => problemOfError(error, place, meaningIn(located)) ?? []),
      ...uniqueBy(outermost, (error) => error.instancePath).flatMap((error) =>
        problemsOfAlternative(located, error, value, place),
      ),
    ];
  }

  /** The purpose of a property: its description, or that of the schema it refers to. */
  function meaningIn({ path }: LocatedSchema): (schema: Schema, property: string) => string | undefined {
    return (schema, name) => {
      const property = schema.properties?.[name];
      if (!property || property.description !== undefined) return property?.description;
      return resolveSchema(registry, { schema: property, path: pathOfSchema(registry, schema) ?? path })
        .schema.description;
    };
  }

  /** Validates the alternative that was meant, so that its own mistakes are reported. */
  function problemsOfAlternative(
    located: LocatedSchema,
    error: ErrorObject,
    root: unknown,
    place: Place,
  ): Problem[] {
    const inner = { ...place, pointer: place.pointer + error.instancePath };
    const value = partAt(root, error.instancePath);
    const parent = error.parentSchema as Schema;
    const branches = branchesOf(registry, parent, located);
    const meant = selectBranch(registry, branches, value);
    const names = parent.title === 'Condition' ? operatorsIn(registry, branches, value) : '';
    if (names.includes(',')) return [problem('ambiguous-alternative', { names, both: '"all"' }, inner)];
    if (meant) return validate(meant, value, inner);
    const known = branches
      .flatMap((branch) => flatten(registry, branch))
      .flatMap(({ schema }) => recognisedBy(schema));
    const context = { written: inShort(value), name: parent.title ?? 'this' };
    const found = problem('no-alternative', context, inner, [...new Set(known)]);
    return [withFix(found, respeltForm(value, known, inner))];
  }

  return { validate };
}

/** Keywords that only our own checks read. */
const vocabulary = [
  'x-ref',
  'x-settings-of',
  'x-slots',
  'x-slot',
  'x-items',
  'x-tellable',
  'x-type',
  'x-value-of',
];

function ajvWith(registry: SchemaRegistry): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    // Each schema is used a few times: code that is made quicker saves a tenth of a check.
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(vocabulary);
  ajv.addFormat('date', (text) => isInDomain({ kind: 'open', format: 'date' }, text));
  for (const [path, schema] of registry) ajv.addSchema(schema, `portal:/${path}`);
  return ajv;
}

function branchesOf(registry: SchemaRegistry, parent: Schema, located: LocatedSchema): LocatedSchema[] {
  const path = pathOfSchema(registry, parent) ?? located.path;
  return (parent.anyOf ?? []).map((schema) => ({ schema, path }));
}

/** The alternatives that an object mixes: "toggle, fact". */
function operatorsIn(registry: SchemaRegistry, branches: readonly LocatedSchema[], value: unknown): string {
  const operators = branches.flatMap(
    (branch) => discriminatorOf(resolveSchema(registry, branch).schema) ?? [],
  );
  return operators.filter((name) => partAt(value, pointerTo('', name)) !== undefined).join(', ');
}

/** The file whose root or definition a schema object is: ajv hands back the very objects that it was given. */
function pathOfSchema(registry: SchemaRegistry, schema: Schema): string | undefined {
  for (const [path, root] of registry) {
    if (contains(root, schema)) return path;
  }
  return undefined;
}

function contains(node: unknown, wanted: Schema): boolean {
  if (node === wanted) return true;
  if (typeof node !== 'object' || node === null) return false;
  const { anyOf } = node as Schema;
  if (anyOf !== undefined && anyOf === wanted.anyOf) return true;
  return Object.values(node).some((inner) => contains(inner, wanted));
}

/** What was written, as far as it tells which form was meant: `{ "goto": … }`. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (!isRecord(value)) return JSON.stringify(value).slice(0, 60);
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${key === 'type' ? JSON.stringify(inner) : '…'}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.slice(0, 3).join(', ')} }`;
}

/** Corrects the spelling of the one property, or word, that tells the alternative. */
function respeltForm(value: unknown, known: readonly string[], place: Place): Fix | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fixes = Object.keys(value).flatMap((name) => {
    const at = { ...place, pointer: pointerTo(place.pointer, name) };
    return respelling(name, known, keyAt(at)) ?? [];
  });
  return fixes.length === 1 ? fixes[0] : undefined;
}

/** The properties or words that tell an alternative. */
function recognisedBy(schema: Schema): readonly string[] {
  if (schema.enum) return schema.enum.map(String);
  const key = discriminatorOf(schema);
  if (key === undefined) return [schema.type ?? 'anything'].flat().map(typeName);
  if (key !== 'type') return [key];
  const { enum: several, const: only } = schema.properties?.['type'] ?? {};
  return (several ?? [only]).map((type) => `type: ${String(type)}`);
}

function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`);
}

function isAtOrInside(inner: string, outer: string): boolean {
  return inner === outer || isInside(inner, outer);
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
