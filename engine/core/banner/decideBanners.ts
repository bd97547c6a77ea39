import type { Ternary } from '../condition/index.ts';
import { partHolds, type Evaluator } from '../decision/index.ts';
import { decideFlow } from '../flow/decideFlow.ts';
import { ownValue } from '../json/index.ts';
import { manifestOf, type BannerManifest } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/** A banner that shows. */
export interface ShownBanner {
  id: string;
  banner: BannerManifest;
}

/** The input of decisions about banners besides their conditions. */
export interface BannerOptions {
  route: string;
  /** Whether the customer has dismissed it, and that still counts. */
  isDismissed(id: string): boolean;
  /** Whether it was seen on an earlier page of this session. Absent: nothing was. */
  wasSeen?(id: string): boolean;
}

/** The banners of a placement that this customer sees now, the most urgent first, up to the placement's limit. */
export function decideBanners(
  evaluator: Evaluator,
  placement: string,
  { route, ...options }: BannerOptions,
): readonly ShownBanner[] {
  return showsPlacement(evaluator, placement, route) ? mostUrgentBanners(evaluator, placement, options) : [];
}

/** Whether a placement shows on a route. Page alerts do unless the route or its flow keeps them away. */
export function showsPlacement(evaluator: Evaluator, placement: string, route: string): boolean {
  const { manifests, manifest } = evaluator.site;
  const place = ownValue(manifest.placements, placement);
  if (!place?.pageAlerts) return place !== undefined;
  const ofRoute = manifestOf(manifests, 'route', route)?.showPageAlerts ?? true;
  if (ofRoute) return decideFlow(evaluator, route)?.flow.pageAlerts ?? true;
  evaluator.note(
    { kind: 'route', id: route, pointer: '/showPageAlerts', subject: `route ${route}` },
    'keeps page alerts away',
  );
  return false;
}

/**
 * The banners of a placement that show wherever it does. Conditions of banners without room are evaluated only for reasons: of
 * a banner that would not show either way, that others are more urgent is none.
 */
export function mostUrgentBanners(
  evaluator: Evaluator,
  placement: string,
  options: Omit<BannerOptions, 'route'>,
): readonly ShownBanner[] {
  const limit = ownValue(evaluator.site.manifest.placements, placement)?.limit ?? 0;
  const shown: ShownBanner[] = [];
  for (const [id, banner] of bannersByUrgency(evaluator.site, placement)) {
    if (shown.length < limit) {
      if (bannerHolds(evaluator, { id, banner }, options) === true) shown.push({ id, banner });
    } else {
      evaluator.besides(() => {
        const location = { kind: 'banner', id, pointer: '/priority', subject: `banner ${id}` } as const;
        if (bannerHolds(evaluator, { id, banner }, options) !== false)
          evaluator.note(location, 'no room: others are more urgent');
      });
    }
  }
  return shown;
}

/**
 * Whether a banner may still come to a placement: of one for which there is room, and which this customer has not dismissed,
 * it is not known yet whether its condition holds.
 */
export function bannersInDoubt(
  evaluator: Evaluator,
  placement: string,
  { route, ...options }: BannerOptions,
): boolean {
  if (!showsPlacement(evaluator, placement, route)) return false;
  let room = ownValue(evaluator.site.manifest.placements, placement)?.limit ?? 0;
  for (const [id, banner] of bannersByUrgency(evaluator.site, placement)) {
    if (room === 0) return false;
    const holds = bannerHolds(evaluator, { id, banner }, options);
    if (holds === undefined) return true;
    if (holds) room -= 1;
  }
  return false;
}

/** Whether a banner shows where its placement does and has room for it. */
export function bannerHolds(
  evaluator: Evaluator,
  { id, banner }: ShownBanner,
  { isDismissed, wasSeen }: Omit<BannerOptions, 'route'>,
): Ternary {
  const location = { kind: 'banner', id, pointer: '', subject: `banner ${id}` } as const;
  const holds = partHolds(evaluator, banner, location);
  if (holds === false) return false;
  // What a release before this one let people dismiss may no longer be dismissible.
  if (isDismissible(banner) && isDismissed(dismissalKey(evaluator, { id, banner }))) {
    evaluator.note({ ...location, pointer: '/dismissal' }, 'dismissed');
    return false;
  }
  if (!banner.once || !wasSeen?.(id)) return holds;
  evaluator.note({ ...location, pointer: '/once' }, 'seen before');
  return false;
}

/** Sorting all banners at each decision took most of the time that proofs need for them. */
const sorted = new WeakMap<Site, ReadonlyMap<string, readonly [string, BannerManifest][]>>();

/** The banners of a placement, the most urgent first. */
export function bannersByUrgency(
  site: Site,
  placement: string,
): readonly (readonly [string, BannerManifest])[] {
  const known =
    sorted.get(site) ??
    Map.groupBy(
      Object.entries(site.manifests.banner).sort(([, a], [, b]) => b.priority - a.priority),
      ([, banner]) => banner.placement,
    );
  sorted.set(site, known);
  return known.get(placement) ?? [];
}

/** The key under which a dismissal is stored: the banner's id, and that of its thing if it is about one. */
export function dismissalKey({ site, assignment }: Evaluator, { id, banner }: ShownBanner): string {
  const of = thingOf(banner);
  return of === undefined ? id : `${id}.${String(assignment[site.vocabulary.slotOf(of) ?? -1])}`;
}

/** The fact that says of which thing a banner speaks, where dismissing it is about that one alone. */
export function thingOf({ dismissal }: BannerManifest): string | undefined {
  return dismissal && 'forDays' in dismissal ? dismissal.of : undefined;
}

/** Whether a cross puts a banner away: it can be dismissed as a whole, and none of its actions is there for that. */
export function hasCross({ dismissal, actions = [] }: BannerManifest): boolean {
  return dismissal !== undefined && !actions.some((action) => 'dismiss' in action.do);
}

/** Whether a banner can be dismissed: as a whole, or by one of its actions. */
export function isDismissible({ dismissal, actions = [] }: BannerManifest): boolean {
  return dismissal !== undefined || actions.some((action) => action.dismissal !== undefined);
}
