import type { Condition } from '../../core/manifest/index.ts';
import { manifestOf, type BannerManifest } from '../../core/manifest/index.ts';
import { schemaOfKind } from '../load/index.ts';
import type { Case } from './casesOf.ts';
import { allOf, anyOf, fewerThan } from './combine.ts';
import type { Element } from './element.ts';
import type { Shows } from './inline.ts';
import { readPart, type Line } from './readPart.ts';
import type { ReadablePortal } from './readablePortal.ts';
import { schemaOfItem, schemaOfProperty } from './schemaAt.ts';

/** A place to be looked at. */
export interface Viewpoint {
  portal: ReadablePortal;
  route: string;
  flows: readonly Case<string | undefined>[];
}

/** A line with what it shows in its turn: a dialog that its action opens. */
export interface ShowingElement {
  element: Element;
  shows: readonly Shows[];
}

/** The items of a menu or the banners of a placement, which a widget shows in its place. */
export function shownIn(
  place: Viewpoint,
  { kind, id }: Shows & { kind: 'navigation' | 'placement' },
  when: Condition | undefined,
  depth: number,
): ShowingElement[] {
  return kind === 'navigation' ? itemsOf(place, id, when, depth) : bannersOf(place, id, when, depth);
}

function itemsOf(
  { portal }: Viewpoint,
  id: string,
  when: Condition | undefined,
  depth: number,
): ShowingElement[] {
  const items = manifestOf(portal.site.manifests, 'navigation', id)?.items ?? [];
  const located = schemaOfItem(schemaOfProperty(portal.schemas, 'navigation', 'items'));
  return items.flatMap((item, index) => {
    const standing = { depth, when: [], pointer: `/items/${index}` };
    const lines = readPart(portal, { located, value: item, key: '' }, standing);
    return lines.map((line) => elementOf('navigation', id, `item ${id}/${item.id}`, when, line));
  });
}

/** For those for whom the banner holds, and fewer more urgent ones than there is room for. */
function bannersOf(
  place: Viewpoint,
  placement: string,
  when: Condition | undefined,
  depth: number,
): ShowingElement[] {
  const { portal } = place;
  const { manifests, manifest } = portal.site;
  const { limit, pageAlerts = false } = manifest.placements[placement] ?? { limit: 0 };
  const allowed = pageAlerts ? alertsAllowed(place) : 'always';
  if (allowed === 'never') return [];
  const banners = Object.entries(manifests.banner)
    .filter(([, banner]) => banner.placement === placement)
    .sort(([, a], [, b]) => b.priority - a.priority);
  return banners.flatMap(([id, banner], index) => {
    const room = fewerThan(
      limit,
      banners.slice(0, index).map(([, other]) => other.when),
    );
    const all = [when, allowed === 'always' ? undefined : allowed, room].filter((each) => each !== undefined);
    return readBanner(portal, id, banner, depth).map((line) =>
      elementOf('banner', id, `banner ${id}`, allOf(all), line),
    );
  });
}

function readBanner(portal: ReadablePortal, id: string, banner: BannerManifest, depth: number): Line[] {
  const located = schemaOfKind(portal.schemas, 'banner');
  // Which of several is more urgent is seen by their order.
  const { priority: _, ...value } = banner;
  return readPart(portal, { located, value, key: `banner ${id}` }, { depth, when: [], pointer: '' });
}

/** Page alerts show unless the route or the flow keeps them away. */
function alertsAllowed({ portal, route, flows }: Viewpoint): Condition | 'always' | 'never' {
  const { manifests } = portal.site;
  if (!(manifestOf(manifests, 'route', route)?.showPageAlerts ?? true)) return 'never';
  const allowing = flows.filter(({ outcome }) => manifestOf(manifests, 'flow', outcome)?.pageAlerts ?? true);
  if (allowing.length === 0) return 'never';
  return anyOf(allowing.map(({ when }) => when)) ?? 'always';
}

/** The first line is the thing itself; those further in have only their words. */
function elementOf(
  kind: 'navigation' | 'banner',
  id: string,
  name: string,
  when: Condition | undefined,
  line: Line,
): ShowingElement {
  const { depth, text, pointer, links, shows } = line;
  const own = allOf([...(when ? [when] : []), ...line.when]);
  const isHead = kind === 'banner' ? pointer === '' : /^\/items\/\d+$/.test(pointer);
  const standing = { kind, id, pointer };
  return { element: { depth, text, when: own, standing, links, ...(isHead && { id: name }) }, shows };
}
