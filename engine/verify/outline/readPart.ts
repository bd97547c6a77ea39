import type { Condition, RouteLink } from '../../core/manifest/index.ts';
import { ownValue, pointerTo } from '../../core/json/index.ts';
import { partRequirements, type Part as ManifestPart } from '../forking/index.ts';
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
interface Reading extends ManifestPart {
  depth: number;
}

/**
 * Reads a part of a manifest into lines, led by its schema alone: whatever kind or widget it is of. What fits into one
 * line stands in it; what has a condition or parts of its own gets lines further in. What nobody sees gets none.
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

function readInline(portal: ReadablePortal, part: Part, location: Reading): Line[] {
  const inline = inlineOf(portal, part);
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

/** Lines further in, under a name. */
function readNamed(portal: ReadablePortal, part: Part, location: Reading): Line[] {
  const lines = readPart(portal, part, { ...location, depth: location.depth + 1 });
  const head = { words: [`${part.key}:`], links: [], shows: [] };
  return lines.length === 0 ? [] : [lineOf(portal, head, location, ''), ...lines];
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
