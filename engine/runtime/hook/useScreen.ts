import { useSyncExternalStore } from 'react';
import { decideBanners, type ShownBanner } from '../../core/banner/index.ts';
import { createAsker } from '../../core/decision/index.ts';
import { decideFlow } from '../../core/flow/index.ts';
import { decideHeader } from '../../core/header/index.ts';
import { decideNavigation, type ShownNavigationItem } from '../../core/navigation/index.ts';
import type { FlowManifest } from '../../core/manifest/index.ts';
import type { Screen } from '../navigator/index.ts';
import { usePortal, type Portal } from '../portal/index.ts';
import { useSlots } from './useFacts.ts';

/** What is on the screen. */
export function useScreen(): Screen {
  const { navigator } = usePortal();
  return useSyncExternalStore(navigator.subscribe, navigator.screen);
}

/** Id of the route that is shown; the home route until the first one is. */
function useRouteId(): string {
  const { site } = usePortal();
  return useScreen().shown?.route ?? site.manifest.routes.home;
}

/** The presentation flow of the shown route. */
export function useFlow(): { id: string; flow: FlowManifest } | undefined {
  const { site, store } = usePortal();
  const route = useRouteId();
  const slots = Object.values(site.manifests.flow).flatMap(({ becomes = [] }) =>
    becomes.flatMap(({ when }) => site.conditions.slotsOf(when)),
  );
  const id = useSlots(slots, () => decideFlow(createAsker(site, store.world()), route)?.id);
  const flow = id === undefined ? undefined : site.manifests.flow[id];
  return id === undefined || !flow ? undefined : { id, flow };
}

/** The header type of the shown route; undefined while it is not known. */
export function useHeader(): string | undefined {
  const { site, store } = usePortal();
  const route = useRouteId();
  const slots = site.manifest.headers.flatMap(({ when }) => site.conditions.slotsOf(when));
  return useSlots(slots, () => decideHeader(createAsker(site, store.world()), route));
}

/** The items of a menu that this customer sees. */
export function useNavigation(id: string): readonly ShownNavigationItem[] {
  const portal = usePortal();
  const { site } = portal;
  const route = useRouteId();
  const items = site.manifests.navigation[id]?.items ?? [];
  const slots = items.flatMap(({ when }) => site.conditions.slotsOf(when));
  const decide = (): readonly ShownNavigationItem[] => decideNavigation(askerOf(portal), id, route);
  useSlots(slots, () =>
    decide()
      .map(({ item, current }) => `${item.id}${current ? '*' : ''}`)
      .join(),
  );
  return decide();
}

/** A banner that shows, with what dismissing it does where it can be dismissed. */
export interface BannerView extends ShownBanner {
  dismiss?: () => void;
}

/** The banners of a placement that this customer sees now. */
export function useBanners(placement: string): readonly BannerView[] {
  const portal = usePortal();
  const { site, dismissals } = portal;
  const route = useRouteId();
  const pageAlerts = useFlow()?.flow.pageAlerts ?? true;
  useSyncExternalStore(dismissals.subscribe, dismissals.version);
  const candidates = Object.values(site.manifests.banner).filter((banner) => banner.placement === placement);
  const slots = candidates.flatMap(({ when }) => site.conditions.slotsOf(when));
  const { isDismissed, dismiss } = dismissals;
  const decide = (): readonly ShownBanner[] =>
    decideBanners(askerOf(portal), placement, { route, pageAlerts, isDismissed });
  useSlots(slots, () =>
    decide()
      .map(({ id }) => id)
      .join(),
  );
  return decide().map(({ id, banner }) => ({
    id,
    banner,
    ...(banner.dismissal && { dismiss: () => dismiss(id, banner) }),
  }));
}

function askerOf({ site, store }: Portal): ReturnType<typeof createAsker> {
  return createAsker(site, store.world());
}
