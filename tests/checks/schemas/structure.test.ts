import { describe, expect, it } from 'vitest';
import { discriminatorOf, flatten, resolveSchema, type Schema } from '../../../engine/verify/index.ts';
import { everySchema, registry, type InnerSchema } from './everySchema.ts';

describe('in every schema of ours', () => {
  it('each keyword is one that the engine understands', () => {
    const unknown = everySchema.flatMap(({ schema, place }) =>
      Object.keys(schema)
        .filter((keyword) => !keywords.has(keyword))
        .map((keyword) => `${place} uses ${keyword}`),
    );
    expect(unknown).toEqual([]);
  });

  it('each reference leads somewhere', () => {
    expect(() => everySchema.map((located) => resolveSchema(registry, located))).not.toThrow();
  });

  it('each anyOf is kept apart by JSON type or by its discriminator', () => {
    expect(everySchema.flatMap(confusions)).toEqual([]);
  });

  it('each oneOf just says which properties exclude each other', () => {
    const others = everySchema.filter(
      ({ schema }) => !(schema.oneOf ?? []).every((branch) => Object.keys(branch).join() === 'required'),
    );
    expect(others.map(({ place }) => place)).toEqual([]);
  });

  it('each object is closed, or a map whose values have a schema', () => {
    const open = everySchema.filter(
      ({ schema, place }) => isObject(schema) && !isClosed(schema) && place !== settingsOfWidgets,
    );
    expect(open.map(({ place }) => place)).toEqual([]);
  });

  it('each map says what its keys look like', () => {
    const loose = everySchema.filter(
      ({ schema }) =>
        typeof schema.additionalProperties === 'object' && schema.propertyNames?.pattern === undefined,
    );
    expect(loose.map(({ place }) => place)).toEqual([]);
  });

  it('each required property is declared', () => {
    const undeclared = everySchema.flatMap(({ schema, place }) =>
      (schema.required ?? [])
        .filter((name) => schema.properties && !Object.hasOwn(schema.properties, name))
        .map((name) => `${place} requires ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('each text is bounded, and each pattern has its maxLength beside it', () => {
    const unbounded = everySchema.filter(
      ({ schema }) =>
        (isText(schema) || schema.pattern !== undefined) &&
        schema.maxLength === undefined &&
        schema.format === undefined,
    );
    expect(unbounded.map(({ place }) => place)).toEqual([]);
  });

  it('each property of a manifest says what it is for, or has a name that does', () => {
    const unexplained = everySchema.filter(
      (located) =>
        located.property !== undefined &&
        located.path.startsWith('schemas/') &&
        !selfExplaining.has(located.property) &&
        !isExplained(located),
    );
    expect(unexplained.map(({ place }) => place)).toEqual([]);
  });

  it('no two parts have the same title, for titles become names of types', () => {
    const titles = everySchema.flatMap(({ schema: { title } }) => title ?? []);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('each title is the name of a type', () => {
    const odd = everySchema.filter(
      ({ schema: { title } }) => title !== undefined && !/^[A-Z][A-Za-z]+$/.test(title),
    );
    expect(odd.map(({ place }) => place)).toEqual([]);
  });
});

/** The keywords that `engine/verify/schema` interprets and the validator reports in its own words. */
const keywords = new Set(
  [
    '$schema $ref title description definitions x-ref x-settings-of x-slots x-slot x-items x-tellable x-type x-value-of',
    'type const default enum anyOf oneOf format pattern minLength maxLength minimum maximum',
    'items minItems maxItems uniqueItems properties required additionalProperties propertyNames minProperties',
  ].flatMap((line) => line.split(' ')),
);

/** Open on purpose: the widget's own schema closes it. */
const settingsOfWidgets = 'schemas/shared.schema.json#/definitions/placedWidget/properties/settings';

const selfExplaining = new Set(['$schema', 'type']);

/** Pairs of alternatives between which `selectBranch` could not choose. */
function confusions({ schema, path, place }: InnerSchema): string[] {
  const alternatives = flatten(registry, { schema, path }).map((each) => each.schema);
  if (!schema.anyOf) return [];
  return alternatives.flatMap((left, index) =>
    alternatives
      .slice(index + 1)
      .filter((right) => !areApart(left, right))
      .map((right) => `${place}: ${nameOf(left)} and ${nameOf(right)}`),
  );
}

function areApart(left: Schema, right: Schema): boolean {
  if (!typesOf(left).some((type) => typesOf(right).includes(type))) return true;
  if (left.type !== 'object' || right.type !== 'object') return false;
  const [key, other] = [discriminatorOf(left), discriminatorOf(right)];
  if (key === 'type' && other === 'type')
    return !valuesOfType(left).some((value) => valuesOfType(right).includes(value));
  return isForeign(key, right) && isForeign(other, left);
}

/** Whether a key proves that this alternative is not meant, because it has no such property. */
function isForeign(key: string | undefined, { properties = {} }: Schema): boolean {
  return key !== undefined && !Object.hasOwn(properties, key);
}

function typesOf({ type, enum: values }: Schema): string[] {
  const types = [type ?? values?.map((value) => typeof value) ?? 'anything'].flat();
  return types.map((name) => (name === 'integer' ? 'number' : name));
}

function valuesOfType({ properties = {} }: Schema): readonly unknown[] {
  const { const: only, enum: several = [only] } = properties['type'] ?? {};
  return several;
}

function nameOf({ title, type }: Schema): string {
  return title ?? String(type);
}

function isObject({ type, properties }: Schema): boolean {
  return type === 'object' || properties !== undefined;
}

function isClosed({ additionalProperties }: Schema): boolean {
  return additionalProperties === false || typeof additionalProperties === 'object';
}

function isText({ type, enum: values }: Schema): boolean {
  return [type].flat().includes('string') && values === undefined;
}

/** Whether a schema has a description or title, here or where it refers to, or names something that has one. */
function isExplained(located: InnerSchema): boolean {
  const { title, description, 'x-ref': reference } = resolveSchema(registry, located).schema;
  return (located.schema.description ?? title ?? description ?? reference) !== undefined;
}
