import { bannersByUrgency, showsPlacement } from '../../core/banner/decideBanners.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { manifestOf, type BannerManifest } from '../../core/manifest/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { allOf, waysOf, whenOf, whenOfBanners } from '../forking/index.ts';
import type { Element } from './element.ts';
import type { Shows } from './inline.ts';
import { readPart, type Line } from './readPart.ts';
import type { ReadablePortal } from './readablePortal.ts';
import { schemaOfItem, schemaOfProperty } from './schemaAt.ts';

/** A place to be looked at. */
export interface Viewpoint {
  portal: ReadablePortal;
  route: string;
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
    const location = { depth, kind: 'navigation', id, pointer: `/items/${index}` } as const;
    const lines = readPart(portal, { located, value: item, key: '' }, location);
    return lines.map((line) => elementOf('navigation', id, `item ${id}/${item.id}`, when, line));
  });
}

/** For those for whom the placement shows, the banner holds, and there is room for it. */
function bannersOf(
  { portal, route }: Viewpoint,
  placement: string,
  when: Condition | undefined,
  depth: number,
): ShowingElement[] {
  const { site } = portal;
  const whenShown = whenOfBanners(site, placement);
  const place = whenOf(
    waysOf(site, (evaluator) => showsPlacement(evaluator, placement, route)),
    Boolean,
  );
  return bannersByUrgency(site, placement).flatMap(([id, banner]) => {
    const shows = [place, whenShown(id)];
    if (shows.includes('never')) return [];
    const conditions = shows.filter((each) => typeof each === 'object');
    const all = allOf([...(when ? [when] : []), ...conditions]);
    return readBanner(portal, id, banner, depth).map((line) =>
      elementOf('banner', id, `banner ${id}`, all, line),
    );
  });
}

function readBanner(portal: ReadablePortal, id: string, banner: BannerManifest, depth: number): Line[] {
  const located = schemaOfKind(portal.schemas, 'banner');
  // Which of several is more urgent is seen by their order; for whom it is there is decided with the others.
  const { priority: _, when: __, ...value } = banner;
  return readPart(
    portal,
    { located, value, key: `banner ${id}` },
    { depth, kind: 'banner', id, pointer: '' },
  );
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
  const location = { kind, id, pointer };
  return { element: { depth, text, when: own, location, links, ...(isHead && { id: name }) }, shows };
}
