import { ownValue, pointerTo } from '../../core/json/index.ts';
import {
  type Condition,
  type Copy,
  type Link,
  manifestOf,
  type RouteLink,
} from '../../core/manifest/index.ts';
import { type Part as ManifestPart, partRequirements } from '../forking/index.ts';
import { oncePer } from '../oncePer.ts';
import { linkText, openText, type ReadablePortal, sentenceOf } from './texts.ts';
import { type LocatedSchema, resolveSchema, selectBranch } from '../schema.ts';

/** One line of a manifest as people read it: what a customer perceives, and when. */
export interface Line {
  depth: number;
  text: string;
  /** All of these must hold for it to be there. */
  when: readonly Condition[];
  /** Where it stands in its manifest. */
  pointer: string;
  links: readonly RouteLink[];
  shows: readonly Shows[];
}

/** The place that is being read. */
interface Reading extends ManifestPart {
  depth: number;
}

/**
 * Reads a part of a manifest into lines, by its schema alone: it works for every kind and widget. A value that fits into
 * one line is one; a part with a condition or parts of its own gets indented lines; a part that nobody sees gets none.
 */
export function readPart(portal: ReadablePortal, part: Part, location: Reading): Line[] {
  if (!partRequirements(portal.site, location)) return [];
  const { schema, path } = resolveSchema(portal.schemas, part.located);
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch) => ({ schema: branch, path }));
    const branch = selectBranch(portal.schemas, branches, part.value);
    return branch ? readPart(portal, { ...part, located: branch }, location) : [];
  }
  const located = { schema, path };
  if (Array.isArray(part.value)) return readList(portal, located, part, location);
  if (typeof part.value !== 'object' || part.value === null) return readInline(portal, part, location);
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') {
    return readMap(portal, located, part, location);
  }
  return readObject(portal, located, { ...part, value: part.value }, location);
}

/**
 * The same, read once for each place: the frame, a dialog or a banner is read again at every address.
 *
 * @param part the same at each call for the same place and name
 */
export function readOnce(portal: ReadablePortal, part: Part, location: Reading): readonly Line[] {
  const known = linesRead(portal);
  const { kind, id, pointer, depth } = location;
  const place = `${kind} ${id} ${pointer} ${depth} ${part.key}`;
  const lines = known.get(place) ?? readPart(portal, part, location);
  known.set(place, lines);
  return lines;
}

const linesRead = oncePer((_portal: ReadablePortal) => new Map<string, readonly Line[]>());

function readInline(portal: ReadablePortal, part: Part, location: Reading): Line[] {
  const inline = inlineOf(portal, { ...part, key: '' });
  return inline ? [lineOf(portal, inline, location, part.key)] : [];
}

function readList(
  portal: ReadablePortal,
  { schema, path }: LocatedSchema,
  part: Part,
  location: Reading,
): Line[] {
  const { items } = schema;
  if (!items) return [];
  return (part.value as unknown[]).flatMap((value, index) => {
    const own = { located: { schema: items, path }, value, key: singular[part.key] ?? '' };
    return readPart(portal, own, { ...location, pointer: pointerTo(location.pointer, index) });
  });
}

function readMap(portal: ReadablePortal, located: LocatedSchema, part: Part, location: Reading): Line[] {
  const parts = partsOf(located, part.value as object);
  return parts.flatMap((inner) => {
    const own = { ...location, pointer: pointerTo(location.pointer, inner.key) };
    return Array.isArray(inner.value) ? readNamed(portal, inner, own) : readPart(portal, inner, own);
  });
}

function readObject(
  portal: ReadablePortal,
  located: LocatedSchema,
  { value, key }: Part & { value: object },
  location: Reading,
): Line[] {
  const parts = ownParts(portal, located, value);
  const read = parts.map((part) => ({ part, inline: inlineOf(portal, part) }));
  const line = lineOf(portal, joined(read.flatMap(({ inline }) => inline ?? [])), location, key);
  const inner = read
    .filter(({ inline }) => inline === undefined)
    .flatMap(({ part }) => readInner(portal, part, { ...location, depth: location.depth + 1 }));
  return line.text === '' ? inner.map((each) => ({ ...each, depth: each.depth - 1 })) : [line, ...inner];
}

/** A property with lines of its own: under its name, unless its lines speak for themselves. */
function readInner(portal: ReadablePortal, part: Part & { at?: string }, location: Reading): Line[] {
  const pointer = `${location.pointer}${part.at ?? pointerTo('', part.key)}`;
  const own = { ...location, pointer };
  return grouped.has(part.key) ? readNamed(portal, part, own) : readPart(portal, part, own);
}

/** Indented lines under a name. */
function readNamed(portal: ReadablePortal, part: Part, location: Reading): Line[] {
  const lines = readPart(portal, part, { ...location, depth: location.depth + 1 });
  const head = { words: [`${part.key}:`], links: [], shows: [] };
  return lines.length === 0 ? [] : [lineOf(portal, head, location, ''), ...lines];
}

/** The parts of a value, with the settings of a placed widget among them: the widget's own schema describes those. */
function ownParts(portal: ReadablePortal, located: LocatedSchema, value: object): (Part & { at?: string })[] {
  const parts = partsOf(located, value);
  const { widget } = value as { widget?: string };
  if (located.schema['x-settings-of'] === undefined || widget === undefined) return parts;
  const settings = ownValue(portal.packs.widgets, widget);
  return parts.flatMap((part): (Part & { at?: string })[] => {
    if (part.key === 'widget') return [{ ...part, key: '' }];
    if (part.key !== 'settings') return [part];
    if (!settings) return [];
    return partsOf(resolveSchema(portal.schemas, settings), part.value as object).map((inner) => ({
      ...inner,
      at: pointerTo('/settings', inner.key),
    }));
  });
}

function lineOf(
  { site }: ReadablePortal,
  { words, links, shows }: Inline,
  { depth, ...part }: Reading,
  key: string,
): Line {
  const text = [key === '' ? '' : `${key}:`, ...words].filter(Boolean).join(' ');
  const when = partRequirements(site, part)?.map(({ condition, is }) =>
    is ? condition : { not: condition },
  );
  return { depth, text, when: when ?? [], pointer: part.pointer, links, shows };
}

/** Lists whose lines are named, one by one. */
const singular: Readonly<Record<string, string>> = {
  columns: 'column',
  lines: 'line',
  filter: 'filter',
  periods: 'period',
};

/** Properties whose lines would not be understood without their name. */
const grouped = new Set([
  'steps',
  'dialogs',
  'operations',
  'results',
  'fields',
  'on',
  'outcomes',
  'data',
  'variants',
  'refuse',
]);

/** The content of one line: its words, its links, and what it shows in its place. */
interface Inline {
  words: readonly string[];
  links: readonly RouteLink[];
  shows: readonly Shows[];
}

/** A widget shows a menu or the banners of a placement; an action opens a dialog. */
export interface Shows {
  kind: 'navigation' | 'placement' | 'dialog';
  id: string;
}

/** A value that is read, with the schema that describes it. */
interface Part {
  located: LocatedSchema;
  value: unknown;
  /** Name of the property that it is; empty in a list. */
  key: string;
}

const nothing: Inline = { words: [], links: [], shows: [] };

/** Properties that only editors and checks read, or that other lines show; a name in a map may be the same word. */
const unread = new Set(['$schema', 'description', 'source', 'when', 'while', 'entry', 'forwards', 'kept']);

/** Reads a value that fits into one line; undefined if it needs lines of its own. */
function inlineOf(portal: ReadablePortal, part: Part): Inline | undefined {
  const { value, key } = part;
  const { schema, path } = resolveSchema(portal.schemas, part.located);
  // A condition of the things of a list, not of the line.
  if (schema.title === 'Condition')
    return { ...nothing, words: [`${key} ${openText(portal.site, [], value as Condition)}`] };
  if (schema.title === 'Copy') return { ...nothing, words: [sentenceOf(portal, value as Copy)] };
  if (schema.title === 'Link' || schema.title === 'RouteLink' || schema.title === 'ExternalLink') {
    return linkOf(portal, value as Link, key);
  }
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch) => ({ schema: branch, path }));
    const branch = selectBranch(portal.schemas, branches, value);
    return branch && inlineOf(portal, { ...part, located: branch });
  }
  if (Array.isArray(value)) return schema.items?.anyOf ? undefined : listOf(value, key);
  if (schema['x-ref'] === 'field') return { ...nothing, words: [fieldText(portal, String(value))] };
  if (typeof value !== 'object' || value === null) return scalarOf(schema['x-ref'], value, key);
  const isMap = typeof schema.additionalProperties === 'object';
  if (schema['x-settings-of'] !== undefined || (!isMap && 'when' in value)) return undefined;
  if (!isMap) return objectOf(portal, { schema, path }, value);
  // Several things with parts get a named line each.
  if (Object.values(value).some((entry) => typeof entry === 'object')) return undefined;
  const inline = objectOf(portal, { schema, path }, value);
  return inline && named(inline, key);
}

/** The entries of a map, under its name: `set (changing false)`. */
function named(inline: Inline, key: string): Inline {
  return { ...inline, words: [`${key} (${inline.words.join(', ')})`] };
}

/**
 * The properties of an object in the order of its schema, with defaults filled in: neither the order nor an explicit
 * default makes a difference.
 */
function partsOf({ schema, path }: LocatedSchema, value: object): Part[] {
  const order = Object.keys(schema.properties ?? {});
  const usual = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    property.default === undefined || Object.hasOwn(value, key) ? [] : [[key, property.default] as const],
  );
  return [...Object.entries(value), ...usual]
    .flatMap(([key, inner]): Part[] => {
      const own = ownValue(schema.properties, key);
      if (own && unread.has(key)) return [];
      const property = own ?? schema.additionalProperties;
      return typeof property === 'object' ? [{ located: { schema: property, path }, value: inner, key }] : [];
    })
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key) || (a.key < b.key ? -1 : 1));
}

/** Joins several values into one line. */
function joined(parts: readonly Inline[]): Inline {
  return {
    words: parts.flatMap(({ words }) => words),
    links: parts.flatMap(({ links }) => links),
    shows: parts.flatMap(({ shows }) => shows),
  };
}

function objectOf(portal: ReadablePortal, located: LocatedSchema, value: object): Inline | undefined {
  const parts = partsOf(located, value).map((part) => inlineOf(portal, part));
  return parts.every((part) => part !== undefined) ? joined(parts) : undefined;
}

function listOf(value: readonly unknown[], key: string): Inline | undefined {
  if (value.length === 0) return nothing;
  if (value.some((item) => typeof item === 'object')) return undefined;
  return { ...nothing, words: [`${key} ${value.join(', ')}`] };
}

/** A field by its label and its name. */
function fieldText({ site, ...portal }: ReadablePortal, name: string): string {
  const [record, field] = name.split('.');
  const definition = ownValue(manifestOf(site.manifests, 'record', record)?.fields, field);
  const label = definition && 'label' in definition ? definition.label : undefined;
  return label === undefined ? name : `${sentenceOf({ site, ...portal }, label)} ${name}`;
}

/** `restOf` shows the banners without room where their placement is, so it shows nothing itself. */
function scalarOf(reference: string | undefined, value: unknown, key: string): Inline {
  const shows =
    (reference === 'navigation' || reference === 'placement' || reference === 'dialog') && key !== 'restOf'
      ? [{ kind: reference, id: String(value) } as const]
      : [];
  const words = value === true && key !== '' && key !== 'default' ? key : `${key} ${String(value)}`.trim();
  return { words: [words], links: [], shows };
}

/** The outline does not follow these links: they change the session. */
const otherSessions = new Set(['signIn', 'signOut', 'leave', 'then']);

function linkOf(portal: ReadablePortal, link: Link, key: string): Inline {
  const name = key === 'go' || key === 'link' || key === '' ? '' : `${key} `;
  const words = [`${name}${linkText(portal, link)}`];
  return { ...nothing, words, links: 'route' in link && !otherSessions.has(key) ? [link] : [] };
}
