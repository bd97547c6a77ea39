import type { LocatedSchema } from '../schema/index.ts';
import type { LinkContext } from '../link/index.ts';
import { isRecord } from '../../core/json/index.ts';
import { rewrite, type JsonObject } from './json.ts';

/** Name of the file that holds the settings of all widgets. */
export const widgetsFile = 'widgets.schema.json';

/** The schemas of the settings of all widgets, each as a definition under the widget's id. */
export function widgetDefinitions({ packs }: Pick<LinkContext, 'packs'>): JsonObject {
  return Object.fromEntries(
    Object.entries(packs.widgets)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, located]) => [id, moved(id, located)]),
  );
}

/** For a placed widget: its settings fit its schema, and are there when the schema asks for some; its slots are its own. */
export function settingsByWidget({ packs }: Pick<LinkContext, 'packs'>): JsonObject[] {
  return Object.entries(packs.widgets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { schema }]) => ({
      if: { properties: { widget: { const: id } } },
      then: {
        properties: { settings: { $ref: `${widgetsFile}#/definitions/${escaped(id)}` }, ...slotsOf(schema) },
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

/** The schema in its new place: references to itself lead there, those to other files to the files beside it. */
function moved(id: string, { schema }: LocatedSchema): JsonObject {
  const { $schema: _, ...rest } = schema as JsonObject;
  const result = rewrite(rest, (object) => {
    const { $ref: reference } = object;
    if (typeof reference !== 'string') return object;
    const target = reference.startsWith('#/')
      ? `#/definitions/${escaped(id)}/${reference.slice(2)}`
      : reference.slice(reference.lastIndexOf('/', reference.indexOf('.schema.json')) + 1);
    return { ...object, $ref: target };
  });
  return isRecord(result) ? result : {};
}

/** A name as part of a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
