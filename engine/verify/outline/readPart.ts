import type { Condition, RouteLink } from '../../core/manifest/index.ts';
import { ownValue, pointerTo } from '../../core/json/index.ts';
import { resolveSchema, selectBranch, type LocatedSchema } from '../schema/index.ts';
import { inlineOf, joined, partsOf, type Inline, type Part, type Shows } from './inline.ts';
import type { ReadablePortal } from './readablePortal.ts';

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

/** Where reading has come to. */
interface SourceLocation {
  depth: number;
  when: readonly Condition[];
  pointer: string;
}

/**
 * Reads a part of a manifest into lines, led by its schema alone: whatever kind or widget it is of. What fits into one
 * line stands in it; what has a condition or parts of its own gets lines further in.
 */
export function readPart(portal: ReadablePortal, part: Part, location: SourceLocation): Line[] {
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

function readInline(portal: ReadablePortal, part: Part, location: SourceLocation): Line[] {
  const inline = inlineOf(portal, part);
  return inline ? [lineOf(inline, location, part.key)] : [];
}

/** In a list of which the first that holds counts, nothing is there while one before it holds. */
function readList(
  portal: ReadablePortal,
  { schema, path }: LocatedSchema,
  part: Part,
  location: SourceLocation,
): Line[] {
  const { items } = schema;
  if (!items) return [];
  const earlier: Condition[] = [];
  return (part.value as unknown[]).flatMap((value, index) => {
    const own = { located: { schema: items, path }, value, key: '' };
    const pointer = pointerTo(location.pointer, index);
    const lines = readPart(portal, own, { ...location, pointer, when: [...location.when, ...earlier] });
    const condition = conditionOf(value);
    if (schema['x-first'] && condition) earlier.push({ not: condition });
    return lines;
  });
}

function readMap(
  portal: ReadablePortal,
  located: LocatedSchema,
  part: Part,
  location: SourceLocation,
): Line[] {
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
  location: SourceLocation,
): Line[] {
  const condition = conditionOf(value);
  const own = condition ? { ...location, when: [...location.when, condition] } : location;
  const parts = ownParts(portal, located, value);
  const read = parts.map((part) => ({ part, inline: inlineOf(portal, part) }));
  const line = lineOf(joined(read.flatMap(({ inline }) => inline ?? [])), own, key);
  const inner = read
    .filter(({ inline }) => inline === undefined)
    .flatMap(({ part }) => readInner(portal, part, { ...own, depth: location.depth + 1 }));
  return line.text === '' ? inner.map((each) => ({ ...each, depth: each.depth - 1 })) : [line, ...inner];
}

/** A property with lines of its own: under its name, unless its lines speak for themselves. */
function readInner(portal: ReadablePortal, part: Part & { at?: string }, location: SourceLocation): Line[] {
  const pointer = `${location.pointer}${part.at ?? pointerTo('', part.key)}`;
  const own = { ...location, pointer };
  return grouped.has(part.key) ? readNamed(portal, part, own) : readPart(portal, part, own);
}

/** Lines further in, under a name. */
function readNamed(portal: ReadablePortal, part: Part, location: SourceLocation): Line[] {
  const lines = readPart(portal, part, { ...location, depth: location.depth + 1 });
  return lines.length === 0 ? [] : [{ ...location, text: `${part.key}:`, links: [], shows: [] }, ...lines];
}

/** What the settings of a placed widget are is said by the widget's own schema; they belong to its line. */
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
  { words, links, shows }: Inline,
  { depth, when, pointer }: SourceLocation,
  key: string,
): Line {
  const text = [key === '' ? '' : `${key}:`, ...words].filter(Boolean).join(' ');
  return { depth, text, when, pointer, links, shows };
}

function conditionOf(value: unknown): Condition | undefined {
  return typeof value === 'object' && value !== null ? (value as { when?: Condition }).when : undefined;
}

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
