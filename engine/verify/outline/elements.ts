import { bannersByUrgency, showsPlacement } from '../../core/banner/decideBanners.ts';
import { isClosable, type OpenDialog } from '../../core/dialog/decideDialog.ts';
import { existsHere } from '../../core/link/index.ts';
import { ownValue } from '../../core/json/index.ts';
import {
  type BannerManifest,
  type Condition,
  type ManifestKind,
  manifestOf,
  type RouteLink,
} from '../../core/manifest/index.ts';
import {
  allOf,
  casesOf,
  oncePerSite,
  type When,
  branchesOf,
  whenOf,
  whenOfBanners,
} from '../forking/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { type Line, readOnce, type Shows } from './readPart.ts';
import type { ReadablePortal } from './texts.ts';
import type { LocatedSchema, SchemaRegistry } from '../schema.ts';

/** Something that a customer may see at an address. */
export interface Element {
  depth: number;
  /** As people read it, with the names of facts where their values stand: `“{reader.fine} for late books”`. */
  text: string;
  /** For whom it is there; undefined: for everybody who comes here. */
  when: Condition | undefined;
  /** Of a banner that more urgent ones can leave no room for. */
  room?: Room;
  /** Identity without regard to its words: `banner move`, `item main/shelf`. Absent for lines that are only words. */
  id?: string;
  /** Its place in the manifests. */
  location: { kind: ManifestKind; id: string; pointer: string };
  links: readonly RouteLink[];
  /** The dialog that it belongs to. */
  over?: string;
}

/** The room for a banner: it shows beside fewer than `limit` more urgent ones. */
export interface Room {
  limit: number;
  /** For whom it would be there, were there room for all. */
  whenAll: Condition | undefined;
}

/** The manifest of a line, its condition, and the dialogs around it. */
interface Surroundings {
  kind: ManifestKind;
  id: string;
  when: Condition | undefined;
  over?: readonly string[];
}

/** A line and the things that it shows: the items of a menu, the banners of a placement, the dialog that it opens. */
export function elementsOf(place: Viewpoint, around: Surroundings, line: Line): Element[] {
  const { kind, id, when, over = [] } = around;
  const { depth, text, pointer, links } = line;
  const own = allOf([...(when ? [when] : []), ...line.when]);
  const opened = { when: own, depth: depth + 1, over };
  const inner = line.shows.flatMap((shows): Element[] => {
    if (shows.kind === 'dialog') return dialogElements(place, shows.id, opened);
    return shownIn(place, { kind: shows.kind, id: shows.id }, own, depth + 1).flatMap((each) => [
      each.element,
      ...each.shows.flatMap((further) =>
        dialogElements(place, further.id, { when: each.element.when, depth: each.element.depth + 1, over }),
      ),
    ]);
  });
  return [{ depth, text, when: own, location: { kind, id, pointer }, links }, ...inner];
}

/** A dialog with its condition. A dialog inside itself, reached through other dialogs, is left out. */
export function dialogElements(
  place: Viewpoint,
  id: string,
  { when, depth, over = [] }: Pick<Surroundings, 'when' | 'over'> & { depth: number },
): Element[] {
  const { portal } = place;
  const dialog = manifestOf(portal.site.manifests, 'dialog', id);
  if (!dialog || over.includes(id)) return [];
  const value = Object.fromEntries(Object.entries(dialog).filter(([name]) => !saidOtherwise.has(name)));
  const part = { located: schemaOfKind(portal.schemas, 'dialog'), value, key: `dialog ${id}` };
  const lines = readOnce(portal, part, { depth, kind: 'dialog', id, pointer: '' });
  const around: Surroundings = { kind: 'dialog', id, when, over: [...over, id] };
  const [first, ...others] = [...lines, ...shutLines(portal, { id, dialog }, depth + 1)].flatMap((line) =>
    elementsOf(place, around, line),
  );
  if (!first) return [];
  const elements = [{ ...first, id: `dialog ${id}` }, ...others];
  // Elements of an inner dialog keep that dialog.
  return elements.map((element) => ({ over: id, ...element }));
}

/** Properties that other lines or the order of dialogs show. */
const saidOtherwise = new Set(['when', 'priority', 'closable', 'closableWhen']);

function shutLines({ site }: ReadablePortal, open: OpenDialog, depth: number): Line[] {
  return casesOf(site, (evaluator) => isClosable(evaluator, open)).flatMap(({ outcome, when }) => {
    const line = { depth, text: 'cannot be closed without an answer', pointer: '/closable' };
    return outcome ? [] : [{ ...line, when: when ? [when] : [], links: [], shows: [] }];
  });
}

/** The portal, and the route at which it is looked at. */
export interface Viewpoint {
  portal: ReadablePortal;
  route: string;
}

/** An element, and the dialog that its action opens. */
interface ShowingElement {
  element: Element;
  shows: readonly Shows[];
}

/** The items of a menu or the banners of a placement, which a widget shows in its place. */
function shownIn(
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
    if (!existsHere(portal.site, item.link)) return [];
    const location = { depth, kind: 'navigation', id, pointer: `/items/${index}` } as const;
    const lines = readOnce(portal, { located, value: item, key: '' }, location);
    return lines.map((line) => elementOf('navigation', id, `item ${id}/${item.id}`, when, line));
  });
}

const whenPlaced = oncePerSite<When>();

/** The banners of a placement, each under the condition that the placement shows, the banner's holds, and there is room. */
function bannersOf(
  { portal, route }: Viewpoint,
  placement: string,
  when: Condition | undefined,
  depth: number,
): ShowingElement[] {
  const { site } = portal;
  const whenShown = whenOfBanners(site, placement);
  const place = whenPlaced(site, `${placement} ${route}`, () =>
    whenOf(
      branchesOf(site, (evaluator) => showsPlacement(evaluator, placement, route)),
      Boolean,
    ),
  );
  const limit = ownValue(site.manifest.placements, placement)?.limit ?? 0;
  return bannersByUrgency(site, placement).flatMap(([id, banner], index) => {
    const shown = whenShown(id);
    if (place === 'never' || shown === 'never') return [];
    const around = [when, place].filter((each) => typeof each === 'object');
    const all = allOf([...around, ...(shown === 'always' ? [] : [shown])]);
    const whenAll = allOf([...around, ...(banner.when ? [banner.when] : [])]);
    return readBanner(portal, id, banner, depth).map((line) => {
      const { element, shows } = elementOf('banner', id, `banner ${id}`, all, line);
      return { element: { ...element, ...(index >= limit && { room: { limit, whenAll } }) }, shows };
    });
  });
}

function readBanner(
  portal: ReadablePortal,
  id: string,
  banner: BannerManifest,
  depth: number,
): readonly Line[] {
  const located = schemaOfKind(portal.schemas, 'banner');
  // The order of banners shows their priority, and `whenOfBanners` includes their condition.
  const { priority: _, when: __, ...value } = banner;
  return readOnce(
    portal,
    { located, value, key: `banner ${id}` },
    { depth, kind: 'banner', id, pointer: '' },
  );
}

/** The first line identifies the thing; indented lines are nothing but words. */
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

/** The schema of a property of a kind of manifest. */
export function schemaOfProperty(registry: SchemaRegistry, kind: ManifestKind, name: string): LocatedSchema {
  const { schema, path } = schemaOfKind(registry, kind);
  return { schema: schema.properties?.[name] ?? {}, path };
}

/** The schema of each thing in a list. */
function schemaOfItem({ schema, path }: LocatedSchema): LocatedSchema {
  return { schema: schema.items ?? {}, path };
}
