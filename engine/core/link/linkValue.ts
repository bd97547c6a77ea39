import type { Assignment } from '../fact/index.ts';
import { ownValue } from '../json/index.ts';
import type { LinkQuery, LinkValue } from '../manifest/index.ts';
import { decodeSegment, splitPath } from '../route/index.ts';
import type { Site } from '../site/index.ts';

/** The sources of a link's values. An absent source gives no values. */
export interface LinkSources {
  /** Path parameters that are passed on: they fill what the link itself does not. */
  params?: Readonly<Record<string, string>>;
  /** The present address. */
  address?: { path: string; query: string };
  /** Fields of the push message that was tapped. */
  payload?: Readonly<Record<string, string>>;
  assignment?: Assignment;
}

/**
 * The value of one part of an address; undefined if it is unknown and the link has no `otherwise` for it.
 *
 * @param possible the only values that the address can have there; any other counts as unknown
 */
export function linkValue(
  site: Site,
  value: LinkValue,
  sources: LinkSources,
  possible?: readonly string[],
): string | undefined {
  if (typeof value === 'string') return value;
  const found = valueFrom(site, value, sources);
  const isOfUse = found !== undefined && found !== '' && (possible?.includes(found) ?? true);
  return isOfUse ? found : value.otherwise;
}

function valueFrom(
  { vocabulary }: Site,
  value: Exclude<LinkValue, string>,
  { address, payload, assignment }: LinkSources,
): string | undefined {
  if ('fact' in value) {
    const known = assignment?.[vocabulary.slotOf(value.fact) ?? -1];
    return known === undefined ? undefined : String(known);
  }
  if ('query' in value) return queryValue(address?.query ?? '', value.query);
  if ('segment' in value) return decodeSegment(splitPath(address?.path ?? '')[value.segment - 1] ?? '');
  const field = ownValue(payload, value.payload);
  const taken = [...(value.without ?? '')];
  return field && taken.reduce((text, character) => text.replaceAll(character, ''), field);
}

/** A parameter of a query. People write `orderID` and `orderId`: capital and small letters are the same. */
export function queryValue(query: string, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return [...new URLSearchParams(query)].find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/**
 * The query of a link, without its question mark. Undefined when a value is not known and the link says where to go then
 * (`strict`); otherwise such a parameter is left out.
 */
export function linkQuery(
  site: Site,
  query: LinkQuery | undefined,
  sources: LinkSources,
  strict: boolean,
): string | undefined {
  const known: [string, string][] = [];
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = linkValue(site, value, sources);
    if (text !== undefined) known.push([name, text]);
    else if (strict) return undefined;
  }
  return new URLSearchParams(known).toString();
}
