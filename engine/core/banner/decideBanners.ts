import type { Asker } from '../decision/index.ts';
import { manifestOf, type BannerManifest } from '../manifest/index.ts';

/** A banner that shows. */
export interface ShownBanner {
  id: string;
  banner: BannerManifest;
}

/** What decides about banners besides their conditions. */
export interface BannerOptions {
  route: string;
  /** Whether the flow allows page alerts. */
  pageAlerts: boolean;
  /** Whether the customer has dismissed it, and that still counts. */
  isDismissed(id: string): boolean;
  /** Whether it was seen on an earlier page of this session. Absent: nothing was. */
  wasSeen?(id: string): boolean;
}

/** The banners of a placement that this customer sees now, the most urgent first, up to the placement's limit. */
export function decideBanners(
  asker: Asker,
  placement: string,
  options: BannerOptions,
): readonly ShownBanner[] {
  const { manifests, manifest } = asker.site;
  const place = Object.hasOwn(manifest.placements, placement) ? manifest.placements[placement] : undefined;
  if (!place) return [];
  if (place.pageAlerts && !alertsAllowed(asker, options)) return [];
  const holding = Object.entries(manifests.banner)
    .filter(([, banner]) => banner.placement === placement)
    .filter(([id, banner]) => {
      const standing = { kind: 'banner', id, pointer: '/when', subject: `banner ${id}` } as const;
      if (asker.ask(banner.when, standing) !== true) return false;
      // What a release before this one let people dismiss may no longer be dismissible.
      if (isDismissible(banner) && options.isDismissed(id)) {
        asker.note({ ...standing, pointer: '/dismissal' }, 'dismissed');
        return false;
      }
      if (!banner.once || !options.wasSeen?.(id)) return true;
      asker.note({ ...standing, pointer: '/once' }, 'seen before');
      return false;
    })
    .map(([id, banner]) => ({ id, banner }));
  return holding.sort((a, b) => b.banner.priority - a.banner.priority).slice(0, place.limit);
}

/** Whether a banner can be dismissed: as a whole, or by one of its actions. */
export function isDismissible({ dismissal, actions = [] }: BannerManifest): boolean {
  return dismissal !== undefined || actions.some((action) => action.dismissal !== undefined);
}

/** Page alerts show unless the route or the flow keeps them away (SH-NAV-015..018). */
function alertsAllowed(asker: Asker, { route, pageAlerts }: BannerOptions): boolean {
  const ofRoute = manifestOf(asker.site.manifests, 'route', route)?.showPageAlerts ?? true;
  if (!ofRoute)
    asker.note(
      { kind: 'route', id: route, pointer: '/showPageAlerts', subject: `route ${route}` },
      'keeps page alerts away',
    );
  return ofRoute && pageAlerts;
}
