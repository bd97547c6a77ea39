import { operatorOf } from '../../core/condition/index.ts';
import { type Assignment, type AtomValue, formatOf } from '../../core/fact/index.ts';
import { formatFor, type ValueFormat } from '../../core/format/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { resolveLink } from '../../core/link/index.ts';
import {
  type Condition,
  type Copy,
  type Link,
  type LinkValue,
  manifestOf,
  type RouteLink,
} from '../../core/manifest/index.ts';
import { parametersOf } from '../../core/route/index.ts';
import { existsIn, type Site } from '../../core/site/index.ts';
import { type Locales, placeholder, sentenceAt } from '../link/index.ts';
import type { PackVocabulary } from '../load/index.ts';
import type { SchemaRegistry } from '../schema.ts';

/** A portal with all that is needed to read it as a customer would. */
export interface ReadablePortal {
  site: Site;
  locales: Locales;
  /** The language in which it is read. */
  language: string;
  schemas: SchemaRegistry;
  packs: Pick<PackVocabulary, 'widgets'>;
  /** The known and derived facts of each persona. Absent: the facts of their manifests. */
  personas?: Readonly<Record<string, Readonly<Record<string, AtomValue>>>>;
}

/**
 * A sentence as it stands in the language: `“{reader.fine} for late books”`, with the name of the fact where its value
 * will stand; constants are filled in. Plural forms follow each other with a stroke between them.
 */
export function sentenceOf(portal: ReadablePortal, copy: Copy): string {
  const { locales, language, site } = portal;
  const key = typeof copy === 'string' ? copy : copy.key;
  const facts = typeof copy === 'string' ? {} : copy.with;
  const { texts = [] } = sentenceAt(locales, language, key) ?? {};
  const filled = texts.map((text) =>
    text.replaceAll(placeholder, (_all, name: string, format?: string) => {
      const fact = ownValue(facts, name) ?? name;
      return format === undefined ? `{${fact}}` : `{${fact}, ${format}}`;
    }),
  );
  const sentence = `“${filled.length === 0 ? key : filled.join(' | ')}”`;
  return filledIn(portal, site.vocabulary.constants, sentence);
}

/** Fills the placeholders that `sentenceOf` left open with known facts. Unknown ones stay open. */
export function filledIn({ site, language }: ReadablePortal, assignment: Assignment, text: string): string {
  const formatValue = formatFor(site.manifest, language);
  return text.replaceAll(
    /\{([a-z][a-z0-9-]*\.[A-Za-z0-9]+)(?:, ([A-Za-z]+))?\}/g,
    (all, fact: string, format?: string) => {
      const slot = site.vocabulary.slotOf(fact);
      const value = slot === undefined ? undefined : assignment[slot];
      return value === undefined
        ? all
        : plain(
            formatValue(
              value,
              (format as ValueFormat | undefined) ?? formatOf(site.vocabulary.atomOf(fact)?.domain),
            ),
          );
    },
  );
}

/** Narrow spaces differ between versions of the platform and are invisible in a text. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

/**
 * A link whose values are known only when it is used, with the source of each value, a fact or the present address: `→
 * /shelves/{reader.shelf}`, `→ /{segment 1}/help`. Other links stand as in the manifest, their properties sorted.
 */
export function linkText(portal: ReadablePortal, link: Link): string {
  const { site } = portal;
  const destination = resolveLink(site, link);
  const { route, external, ...values } = { route: undefined, external: undefined, ...link };
  if (destination && !takesValues(link)) {
    const beside = 'opens' in link && link.opens !== undefined ? ' in a new window' : '';
    return `→ ${destination.kind === 'inside' ? destination.address : destination.url}${beside}`;
  }
  return patternText(portal, link) ?? `→ ${route ?? external} ${inOneOrder(values)}`;
}

/** A JSON value as text, with sorted properties. */
export function inOneOrder(value: unknown): string {
  return JSON.stringify(value, sorted);
}

/** Whether the link takes a value from somewhere, so that it may lead elsewhere than without it. */
function takesValues({ params = {}, query = {} }: Link & { params?: RouteLink['params'] }): boolean {
  return [...Object.values(params), ...Object.values(query)].some((value) => typeof value === 'object');
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The address of a link with the source of each value in its place. Undefined if a value comes from elsewhere, or the
 * link leads nowhere.
 */
function patternText(portal: ReadablePortal, link: Link): string | undefined {
  const { site } = portal;
  if ('external' in link) return undefined;
  const { params = {}, query = {}, otherwise } = link;
  const route = manifestOf(site.manifests, 'route', link.route);
  const values = [...Object.values(params), ...Object.values(query)];
  if (!route || !existsIn(route, site.environment) || !values.every(hasPlace)) return undefined;
  const path = parametersOf(route.path).reduce(
    (text, name) => text.replace(`:${name}`, placeOf(params[name] ?? `:${name}`)),
    route.path,
  );
  const asked = Object.entries(query).map(([name, value]) => `${name}=${placeOf(value)}`);
  const address = `→ ${path}${asked.length === 0 ? '' : `?${asked.sort().join('&')}`}`;
  const instead = values.flatMap((value) =>
    typeof value === 'object' && value.otherwise !== undefined ? [`without a value ${value.otherwise}`] : [],
  );
  const elsewhere = otherwise ? [`otherwise ${linkText(portal, otherwise)}`] : [];
  return [address, ...instead, ...elsewhere].join(' ');
}

function hasPlace(value: LinkValue): boolean {
  return placeOf(value) !== '';
}

function placeOf(value: LinkValue): string {
  if (typeof value === 'string') return value;
  if ('fact' in value) return `{${value.fact}}`;
  if ('segment' in value) return `{segment ${value.segment}}`;
  return 'query' in value ? `{query ${value.query}}` : '';
}

/**
 * The rest of a condition that is unknown in an assignment, in one line: `all of (reader.card is adult; not toggle
 * reserve is on)`. Parts that are known are left out.
 */
export function openText(site: Site, assignment: Assignment, condition: Condition): string {
  const operator = operatorOf(condition);
  if (!operator) return 'what is no condition';
  const parts = operator.parts?.(condition) ?? [];
  const open = parts.filter((part) => site.conditions.compile(part.condition)(assignment) === undefined);
  const inner = open.map((part) => openText(site, assignment, part.condition));
  const [only = operator.text(condition)] = inner;
  if (inner.length === 0 || (inner.length === 1 && parts.length > 1)) return only;
  return parts.length === 1
    ? `${operator.text(condition)} ${only}`
    : `${operator.text(condition)} (${inner.join('; ')})`;
}
