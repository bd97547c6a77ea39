import { isRecord, pointerTo } from '../../core/json/index.ts';
import { manifestKinds } from '../../core/manifest/index.ts';
import { type LinkContext, typeOf } from '../link/index.ts';
import { kindsWithParts } from '../parts/writeParts.ts';
import type { LocatedSchema, SchemaRegistry } from '../schema.ts';
import { type Choices, choicesOf, factClauses, oneOfNames, tellable, toggleClauses } from './choices.ts';
import { type JsonObject, orUsed, rewrite, withParts, withPartUses, withUsed } from './partUses.ts';

/**
 * The schemas of one portal: the general ones, with the existing names (of its type) in every reference, one alternative
 * for each fact in comparisons, and the settings of widgets by their schemas. An editor that knows nothing but JSON
 * Schema then completes, explains and checks everything that can be written.
 *
 * @returns file name -> schema; all of them belong into one folder
 */
export function specialiseSchemas(
  context: LinkContext,
  registry: SchemaRegistry,
): Readonly<Record<string, JsonObject>> {
  const choices = choicesOf(context);
  const common = [...manifestKinds, 'extends', 'shared', 'when'].map((name): [string, JsonObject] => {
    const file = `${name}.schema.json`;
    const schema = registry.get(`schemas/${file}`);
    if (!schema) throw new Error(`There is no schemas/${file}.`);
    return [file, withNames(context, schema as JsonObject, choices)];
  });
  const schemas: Readonly<Record<string, JsonObject>> = {
    ...Object.fromEntries(common),
    [widgetsFile]: widgets(context, choices),
  };
  const specialised: Readonly<Record<string, JsonObject>> = {
    ...schemas,
    'shared.schema.json': withDefinitions(schemas['shared.schema.json'], {
      placedWidget: (placed) => ({ ...placed, allOf: settingsByWidget(context) }),
    }),
    'when.schema.json': orUsed(
      withDefinitions(schemas['when.schema.json'], {
        fact: (clause) => alternatives(clause, factClauses(context, choices['fact'] ?? [])),
        toggle: (clause) => alternatives(clause, toggleClauses(context)),
      }),
    ),
  };
  return {
    ...specialised,
    ...inFiles(
      specialised,
      kindsWithParts.map((kind) => `${kind}.schema.json`),
      (schema) => withParts(withPartUses(schema)),
    ),
    ...inFiles(specialised, [widgetsFile], withPartUses),
    ...inFiles(specialised, ['shared.schema.json'], (shared) => withUsed(withPartUses(shared))),
  };
}

function inFiles(
  schemas: Readonly<Record<string, JsonObject>>,
  files: readonly string[],
  change: (schema: JsonObject) => JsonObject,
): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(files.map((file) => [file, change(schemas[file] ?? {})]));
}

function widgets(context: LinkContext, choices: Choices): JsonObject {
  return withNames(
    context,
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'WidgetSettings',
      description: 'What each widget can be told, by its id.',
      definitions: widgetDefinitions(context),
    },
    choices,
  );
}

/** Replaces every reference by the names of its kind, and drops keywords that only our own checks read. */
function withNames(context: LinkContext, schema: JsonObject, choices: Choices): JsonObject {
  const result = rewrite(schema, (object) => {
    const entries = Object.entries(object).filter(([key]) => !key.startsWith('x-'));
    const kind = object['x-ref'];
    // If the icons are not known, any name will do.
    if (typeof kind !== 'string' || !choices[kind]) return Object.fromEntries(entries);
    const words = entries.filter(([key]) => key === 'title' || key === 'description');
    const names = object['x-tellable'] === true ? tellable : kind;
    const type = object['x-type'];
    const ofType = (choices[names] ?? []).filter(
      ({ name }) => type === undefined || typeOf(context, name) === type,
    );
    return oneOfNames(ofType, Object.fromEntries(words));
  });
  return isRecord(result) ? result : {};
}

function withDefinitions(
  schema: JsonObject | undefined,
  changes: Readonly<Record<string, (definition: JsonObject) => JsonObject>>,
): JsonObject {
  const definitions = isRecord(schema?.['definitions']) ? schema['definitions'] : {};
  const changed = Object.entries(definitions).map(([name, definition]) => {
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    return [name, change && isRecord(definition) ? change(definition) : definition];
  });
  return { ...schema, definitions: Object.fromEntries(changed) };
}

/** Keeps title and description of a clause, with its exact alternatives. */
function alternatives({ title, description }: JsonObject, clauses: readonly JsonObject[]): JsonObject {
  const words = { title, description };
  return clauses.length === 0 ? { ...words, not: {} } : { ...words, anyOf: clauses };
}

/** Name of the file that holds the settings of all widgets. */
const widgetsFile = 'widgets.schema.json';

/** The schemas of the settings of all widgets, each as a definition under the widget's id. */
function widgetDefinitions({ packs }: Pick<LinkContext, 'packs'>): JsonObject {
  return Object.fromEntries(
    Object.entries(packs.widgets)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, located]) => [id, moved(id, located)]),
  );
}

/** For a placed widget: settings by its schema, required if the schema requires some, and its own slots. */
function settingsByWidget({ packs }: Pick<LinkContext, 'packs'>): JsonObject[] {
  return Object.entries(packs.widgets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { schema }]) => ({
      if: { properties: { widget: { const: id } } },
      then: {
        properties: {
          settings: { $ref: `${widgetsFile}#${pointerTo('/definitions', id)}` },
          ...slotsOf(schema),
        },
        ...((schema.required ?? []).length > 0 && { required: ['settings'] }),
      },
    }));
}

/** The slots of a widget as properties, so that an editor completes them; anything where its settings name slots. */
function slotsOf(schema: LocatedSchema['schema']): JsonObject {
  if (JSON.stringify(schema).includes('"x-slot":true')) return {};
  const names = schema['x-slots'] ?? [];
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'array' }]));
  return { slots: { properties, additionalProperties: false } };
}

/** The schema at its new place: references to itself lead there, those to other files to the files beside it. */
function moved(id: string, { schema }: LocatedSchema): JsonObject {
  const { $schema: _, ...rest } = schema as JsonObject;
  const result = rewrite(rest, (object) => {
    const { $ref: reference } = object;
    if (typeof reference !== 'string') return object;
    const target = reference.startsWith('#/')
      ? `#${pointerTo('/definitions', id)}${reference.slice(1)}`
      : reference.slice(reference.lastIndexOf('/', reference.indexOf('.schema.json')) + 1);
    return { ...object, $ref: target };
  });
  return isRecord(result) ? result : {};
}
