import { manifestOf, type Copy, type Link, type RouteLink } from '../../core/manifest/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { resolveSchema, selectBranch, type LocatedSchema } from '../schema/index.ts';
import type { ReadablePortal } from './readablePortal.ts';
import { linkText } from './linkText.ts';
import { sentenceOf } from './sentences.ts';

/** What stands in one line: its words, where it leads, and what is shown in its place. */
export interface Inline {
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
export interface Part {
  located: LocatedSchema;
  value: unknown;
  /** Name of the property that it is; empty in a list. */
  key: string;
}

const nothing: Inline = { words: [], links: [], shows: [] };

/** For those who edit and for the check, and what is said of the whole part by other means. */
const unread = new Set(['$schema', 'description', 'source', 'when', 'entry', 'forwards']);

/** Reads what fits into one line; undefined for what needs lines of its own. */
export function inlineOf(portal: ReadablePortal, part: Part): Inline | undefined {
  const { value, key } = part;
  const { schema, path } = resolveSchema(portal.schemas, part.located);
  if (schema.title === 'Condition' || unread.has(key)) return nothing;
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
  if (schema['x-settings-of'] !== undefined || 'when' in value) return undefined;
  if (typeof schema.additionalProperties !== 'object') return objectOf(portal, { schema, path }, value);
  // Of things that have parts each is named on a line of its own.
  if (Object.values(value).some((entry) => typeof entry === 'object')) return undefined;
  const inline = objectOf(portal, { schema, path }, value);
  return inline && named(inline, key);
}

/** The entries of a map, under its name: `set (changing false)`. */
function named(inline: Inline, key: string): Inline {
  return { ...inline, words: [`${key} (${inline.words.join(', ')})`] };
}

/**
 * The properties of an object in the order of its schema: in which order somebody wrote them does not matter, nor whether
 * what is usual was written.
 */
export function partsOf({ schema, path }: LocatedSchema, value: object): Part[] {
  const order = Object.keys(schema.properties ?? {});
  const usual = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    property.default === undefined || Object.hasOwn(value, key) ? [] : [[key, property.default] as const],
  );
  return [...Object.entries(value), ...usual]
    .flatMap(([key, inner]): Part[] => {
      const property = ownValue(schema.properties, key) ?? schema.additionalProperties;
      return typeof property === 'object' ? [{ located: { schema: property, path }, value: inner, key }] : [];
    })
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key) || (a.key < b.key ? -1 : 1));
}

/** One line of several. */
export function joined(parts: readonly Inline[]): Inline {
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

/** A field by what it is called, and by its name. */
function fieldText({ site, ...portal }: ReadablePortal, name: string): string {
  const [record, field] = name.split('.');
  const definition = ownValue(manifestOf(site.manifests, 'record', record)?.fields, field);
  const label = definition && 'label' in definition ? definition.label : undefined;
  return label === undefined ? name : `${sentenceOf({ site, ...portal }, label)} ${name}`;
}

function scalarOf(reference: string | undefined, value: unknown, key: string): Inline {
  const shows =
    reference === 'navigation' || reference === 'placement' || reference === 'dialog'
      ? [{ kind: reference, id: String(value) } as const]
      : [];
  const words = value === true ? key : `${key} ${String(value)}`.trim();
  return { words: [words], links: [], shows };
}

/** Where somebody comes to who signs in or out is no way on for whoever reads. */
const otherSessions = new Set(['signIn', 'signOut', 'leave', 'then']);

function linkOf(portal: ReadablePortal, link: Link, key: string): Inline {
  const name = key === 'go' || key === 'link' || key === '' ? '' : `${key} `;
  const words = [`${name}${linkText(portal, link)}`];
  return { ...nothing, words, links: 'route' in link && !otherSessions.has(key) ? [link] : [] };
}
