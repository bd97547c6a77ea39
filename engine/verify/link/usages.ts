import type {
  Condition,
  Copy,
  ExternalLink,
  RouteLink,
  RunAction,
  SendAction,
} from '../../core/manifest/index.ts';
import { partAt, pointerTo, type Place } from '../../core/json/index.ts';
import { oncePer } from '../oncePer.ts';
import type { Problem } from '../problem/index.ts';
import { type LocatedSchema, type Schema, type SchemaRegistry, walkSchema } from '../schema.ts';
import { schemaOfKind, type PackVocabulary, type ReadManifest, type SchemaValidator } from '../load/index.ts';

/** A part of a manifest that the checks look at, and where it stands. */
export interface Used<Value> {
  value: Value;
  place: Place;
  manifest: ReadManifest;
  /** Records of which one thing is looked at there: in its row, on the page that is about it. */
  about: readonly string[];
}

/** What lists of things have in common, as far as the address and the sums of a page know it. */
export interface ListSettings {
  filter?: readonly (string | { field: string })[];
  sort?: unknown;
  pageSize?: unknown;
  total?: unknown;
}

/** Everything that manifests say to each other. */
export interface Usages {
  /** Kind -> names that are used. */
  references: (Used<string> & { kind: string; type?: string | undefined })[];
  /** Kind -> names that are used as keys. */
  keys: (Used<string> & { kind: string })[];
  conditions: Used<Condition>[];
  copies: Used<Copy>[];
  routeLinks: Used<RouteLink>[];
  sends: Used<SendAction>[];
  /** `constant.<name>` wherever a duration is asked for. */
  durations: Used<string>[];
  /** Actions that run an operation. */
  runs: Used<RunAction>[];
  /** Actions that extend the session. */
  extensions: Used<unknown>[];
  /** Links that open a new window. */
  newWindows: Used<ExternalLink>[];
  /** Values that placed widgets give to data, and the settings that name the data (`keeps/source`). */
  values: (Used<string> & { of: string })[];
  /** Slots of placed widgets that are filled, and those that the widget has. */
  slots: (Used<string> & { known: readonly string[] })[];
  /** Settings of placed widgets that show the things of a record. */
  lists: Used<ListSettings>[];
  /** Settings of placed widgets that do not fit the widget's schema. */
  problems: Problem[];
}

/** Goes through every manifest with its schema, and through the settings of widgets with theirs. */
export function collectUsages(
  registry: SchemaRegistry,
  validator: SchemaValidator,
  packs: PackVocabulary,
  manifests: readonly ReadManifest[],
): Usages {
  const usages: Record<string, unknown[]> = {};
  const usagesIn = reader(registry, validator)(packs);
  for (const manifest of manifests) {
    for (const [name, own] of Object.entries(usagesIn(manifest))) (usages[name] ??= []).push(...own);
  }
  return { ...noUsages(), ...usages };
}

const reader = oncePer((registry: SchemaRegistry, validator: SchemaValidator) =>
  oncePer((packs: PackVocabulary) =>
    oncePer((manifest: ReadManifest) => usagesOf({ registry, validator, packs }, manifest)),
  ),
);

function usagesOf(
  {
    registry,
    validator,
    packs,
  }: { registry: SchemaRegistry; validator: SchemaValidator; packs: PackVocabulary },
  manifest: ReadManifest,
): Usages {
  const usages = noUsages();
  const placeAt = (pointer: string): Place => ({
    file: manifest.file,
    pointer,
    line: manifest.json.lineAt(pointer),
  });

  /** Parts that are drawn for each thing of a record, as the walk comes to them. */
  const items: DrawnItems[] = [];
  const subject = partAt(manifest.json.value, '/subject/record');
  const listed = manifest.kind === 'facts' ? partAt(manifest.json.value, '/items') : undefined;
  const aboutAt = (pointer: string): string[] => [
    ...(typeof subject === 'string' ? [subject] : []),
    ...(typeof listed === 'string' && itemFact.test(pointer) ? [listed] : []),
    ...items.flatMap(({ placed, parts, record }) => (isPart(parts, placed, pointer) ? record : [])),
  ];

  /** Slots that the settings of a widget name, as the walk comes to them. */
  let named: string[] = [];

  const visit = ({ schema }: LocatedSchema, value: unknown, pointer: string): void => {
    const kind = schema['x-ref'];
    const use = <Value>(used: Value): Used<Value> => ({
      value: used,
      place: placeAt(pointer),
      manifest,
      about: aboutAt(pointer),
    });
    if (schema['x-slot'] === true) named.push(String(value));
    if (kind !== undefined) usages.references.push({ kind, type: schema['x-type'], ...use(String(value)) });
    const of = schema['x-value-of'];
    if (of !== undefined) usages.values.push({ of, ...use(String(value)) });
    if (schema.title === 'Condition') usages.conditions.push(use(value as Condition));
    // A sentence is a key, wherever that stands; the key of one with values is no other sentence.
    const isItsKey = pointer === `${usages.copies.at(-1)?.place.pointer}/key`;
    if (schema.title === 'CopyWithValues' || (kind === 'copy' && !isItsKey))
      usages.copies.push(use(value as Copy));
    if (schema.title === 'RouteLink') usages.routeLinks.push(use(value as RouteLink));
    if (schema.title === 'SendAction') usages.sends.push(use(value as SendAction));
    if (schema.title === 'Duration') usages.durations.push(use(String(value)));
    if (schema.title === 'RunAction') usages.runs.push(use(value as RunAction));
    if (schema.title === 'ExtendSessionAction') usages.extensions.push(use(value));
    if (schema.title === 'ExternalLink' && (value as ExternalLink).opens === 'new-window') {
      usages.newWindows.push(use(value as ExternalLink));
    }
    if (schema['x-settings-of'] === 'widget') settings(value as PlacedSettings, pointer);
  };

  const visitKey = ({ 'x-ref': kind }: Schema, value: string, pointer: string): void => {
    if (kind !== undefined) usages.keys.push({ kind, value, place: placeAt(pointer), manifest, about: [] });
  };

  const settings = ({ widget, settings: value = {}, slots = {} }: PlacedSettings, pointer: string): void => {
    const located = Object.hasOwn(packs.widgets, widget) ? packs.widgets[widget] : undefined;
    if (!located) return;
    const inner = pointerTo(pointer, 'settings');
    const found = validator.validate(located, value, { file: manifest.file, pointer: inner });
    usages.problems.push(...found.map((each) => ({ ...each, place: placeAt(each.place.pointer) })));
    const outer = named;
    named = [];
    items.push(...itemsOf(located, value, pointer));
    if (located.schema['x-items'])
      usages.lists.push({ value: value as ListSettings, place: placeAt(inner), manifest, about: [] });
    if (found.length === 0) walkSchema(registry, located, value, visit, inner);
    const known = [...(located.schema['x-slots'] ?? []), ...named];
    named = outer;
    for (const slot of Object.keys(slots)) {
      const place = placeAt(pointerTo(`${pointer}/slots`, slot));
      usages.slots.push({ value: slot, known, place, manifest, about: [] });
    }
  };

  walkSchema(registry, schemaOfKind(registry, manifest.kind), manifest.json.value, visit, '', visitKey);
  return usages;
}

/** Where something is named. */
export const usesOf = oncePer(({ references }: Usages) => {
  const named = Map.groupBy(references, ({ kind, value }) => `${kind} ${value}`);
  return (kind: string, name: string): Usages['references'] => named.get(`${kind} ${name}`) ?? [];
});

/** Data of a sequence that a placed widget asks, keeps or reads, and where the widget stands. */
export const dataInWidgets = oncePer(({ references }: Pick<Usages, 'references'>) => {
  const named = references
    .filter(({ kind, place }) => kind === 'data' && place.pointer.includes('/settings/'))
    .map(({ value: name, place: { pointer }, manifest: { id } }) => {
      return { sequence: id, name, widget: widgetAround(pointer) };
    });
  const bySequence = Map.groupBy(named, ({ sequence }) => sequence);
  return (sequence: string): readonly { name: string; widget: string }[] => bySequence.get(sequence) ?? [];
});

/** The pointer to the placed widget of a setting. */
export function widgetAround(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/settings/'));
}

/** Where nothing says anything to anything. */
export function noUsages(): Usages {
  return {
    references: [],
    keys: [],
    conditions: [],
    copies: [],
    routeLinks: [],
    sends: [],
    durations: [],
    runs: [],
    extensions: [],
    newWindows: [],
    values: [],
    slots: [],
    lists: [],
    problems: [],
  };
}

/** Where a fact about the things of a record says which of them it means. */
const itemFact = /^\/facts\/[^/]+\/(any|count|rows)(\/|$)/;

/** The parts of a placed widget that are drawn for a thing of a record. */
interface DrawnItems {
  placed: string;
  parts: readonly string[];
  record: string;
}

function itemsOf({ schema }: LocatedSchema, settings: unknown, placed: string): DrawnItems[] {
  const { items: record } = settings as { items?: unknown };
  const parts = (schema['x-items'] ?? []).map((part) =>
    part.startsWith('slots/') ? part : `settings/${part}`,
  );
  return typeof record === 'string' ? [{ placed, parts, record }] : [];
}

/** Whether a pointer leads to one of these parts: `settings/columns/field`, or `slots/*` with all inside of it. */
function isPart(parts: readonly string[], placed: string, pointer: string): boolean {
  if (!pointer.startsWith(`${placed}/`)) return false;
  const path = pointer.slice(placed.length + 1).replaceAll(/\/\d+(?=\/|$)/g, '');
  return parts.some(
    (part) => path === part || (part.endsWith('/*') && `${path}/`.startsWith(part.slice(0, -1))),
  );
}

interface PlacedSettings {
  widget: string;
  settings?: unknown;
  slots?: Readonly<Record<string, unknown>>;
}
