import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type BannerOptions,
  bannersByUrgency,
  bannersInDoubt,
  decideBanners,
  dismissalKey,
  hasCross,
  isDismissible,
  thingOf,
  type ShownBanner,
} from '../../../core/banner/decideBanners.ts';
import { createEvaluator } from '../../../core/decision/index.ts';
import type { Assignment, AtomValue } from '../../../core/fact/index.ts';
import { decideFlow } from '../../../core/flow/decideFlow.ts';
import { isAlike } from '../../../core/json/index.ts';
import { decideHeader } from '../../../core/header/decideHeader.ts';
import { factsInLink } from '../../../core/link/index.ts';
import { decideNavigation, type ShownNavigationItem } from '../../../core/navigation/index.ts';
import { decideFrame, regionsInDoubt, type WidgetPlace } from '../../../core/page/index.ts';
import type { Site } from '../../../core/site/index.ts';
import type { Dismissal, FlowManifest } from '../../../core/manifest/index.ts';
import { stableSlots } from '../../facts/index.ts';
import type { Screen } from '../../navigation/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { useSentence, useSentences } from './useCopy.ts';
import { slotsOfFacts, useDecision, useSourceState } from './useFacts.ts';

/**
 * What is on the screen: the route, and whether it is being decided where an address leads. The component renders again
 * when what it selects is another one, by `Object.is`.
 *
 * @example
 * const isStep = useScreen(({ shown }) => shown?.sequence !== undefined);
 */
export function useScreen<Selected>(select: (screen: Screen) => Selected): Selected {
  const { navigator } = usePortal();
  const selected = (): Selected => select(navigator.screen());
  return useSyncExternalStore(navigator.subscribe, selected, selected);
}

/** Renders again when another address is shown, for what reads the present one. */
export function useAddressChanges(): void {
  useScreen(({ entry }) => entry.key);
}

/** Id of the shown route; before the first one, of the awaited route, or of the home route. */
function useRouteId(): string {
  const { site } = usePortal();
  return useScreen(({ shown, awaited }) => shown?.route ?? awaited ?? site.manifest.routes.home);
}

/**
 * The presentation flow of the shown route; undefined while it is not known.
 *
 * @example
 * const isNarrow = useFlow()?.flow.width === 'reading';
 */
export function useFlow(): { id: string; flow: FlowManifest } | undefined {
  const { site, store } = usePortal();
  const route = useRouteId();
  const id = useDecision(
    slotsOfFlows(site),
    () => decideFlow(createEvaluator(site, store.assignment()), route)?.id,
  );
  const flow = id === undefined ? undefined : site.manifests.flow[id];
  return id === undefined || !flow ? undefined : { id, flow };
}

/** Slots of all facts that decide the flow of a route. */
function slotsOfFlows({ manifests, conditions }: Site): readonly number[] {
  return Object.values(manifests.flow).flatMap(({ overrides = [] }) =>
    overrides.flatMap(({ when }) => conditions.slotsOf(when)),
  );
}

/** The widgets in the frame's slots around the content. A region that may show or not keeps its place, empty. */
export function useFrame(): readonly Pick<WidgetPlace, 'slot' | 'widgets'>[] {
  const { site, store } = usePortal();
  const route = useRouteId();
  const regions = Object.values(site.manifest.layout.regions);
  const slots = [
    ...slotsOfFlows(site),
    ...useSlotsOfHeaders(),
    ...regions.flatMap(({ when }) => site.conditions.slotsOf(when)),
  ];
  const decide = () => {
    const evaluator = createEvaluator(site, store.assignment());
    const inDoubt = regionsInDoubt(evaluator, route).map((slot) => ({ slot, widgets: [] }));
    return [...decideFrame(evaluator, route), ...inDoubt];
  };
  return useDecision(slots, decide, isAlike);
}

/**
 * The type of the header that shows, a name of the manifests; undefined while it is not known.
 *
 * @example
 * <header data-header={useHeader()} />
 */
export function useHeader(): string | undefined {
  const { site, store } = usePortal();
  const route = useRouteId();
  return useDecision(useSlotsOfHeaders(), () =>
    decideHeader(createEvaluator(site, store.assignment()), route),
  );
}

/** Slots of all facts that decide the header of the shown route. */
function useSlotsOfHeaders(): readonly number[] {
  const { site } = usePortal();
  const own = site.manifests.route[useRouteId()]?.header;
  const among = own === undefined ? site.manifest.headers : [{ header: own }];
  // The `overrides` of a header are evaluated where it shows, and not before it is known which page comes.
  const isKnown = useScreen(({ shown, awaited }) => (shown ?? awaited) !== undefined);
  const overrides = isKnown
    ? among.flatMap(({ header }) => site.manifests.header[header]?.overrides ?? [])
    : [];
  return [...among, ...overrides].flatMap(({ when }) => site.conditions.slotsOf(when));
}

/** A menu as this customer sees it. */
export interface ShownNavigation {
  /** What the menu is called; undefined while its words are not there. */
  label: string | undefined;
  items: readonly ShownNavigationItem[];
}

/**
 * A menu of the manifests: its name, and the items that this customer sees.
 *
 * @example
 * const { label, items } = useNavigation('main');
 * const words = useSentences(items.map(({ item }) => item.label));
 */
export function useNavigation(id: string): ShownNavigation {
  const portal = usePortal();
  const { site } = portal;
  const route = useRouteId();
  const menu = site.manifests.navigation[id];
  const label = useSentence(menu?.label);
  useAddressChanges();
  const slots = (menu?.items ?? []).flatMap(({ when, link }) => [
    ...site.conditions.slotsOf(when),
    ...slotsOfFacts(portal, factsInLink(link)),
  ]);
  const decide = (): readonly ShownNavigationItem[] =>
    decideNavigation(evaluatorOf(portal), id, route, portal.history.current());
  return { label, items: useDecision(slots, decide, isAlike) };
}

/** A banner that shows, with what dismissing it does where it can be dismissed. */
export interface BannerView extends ShownBanner {
  dismiss?: (dismissal?: Dismissal) => void;
  /** Whether a cross dismisses it: none of its own actions does. */
  hasCross: boolean;
}

/**
 * The banners of a placement that this customer sees now, the most urgent first.
 *
 * @example
 * const banners = useBanners(settings.placement);
 */
export function useBanners(placement: string): readonly BannerView[] {
  const portal = usePortal();
  const { dismissals, analytics } = portal;
  const { slots, options } = useBannerQuestion(placement);
  const arrivals = useScreen((screen) => screen.arrivals);
  const shown = useDecision(slots, () => decideBanners(evaluatorOf(portal), placement, options), isAlike);
  useEffect(() => {
    for (const { id } of shown)
      if (dismissals.see(id, arrivals)) analytics.track({ kind: 'shown', banner: id });
  }, [dismissals, analytics, shown, arrivals]);
  return shown.map(({ id, banner }) => ({
    id,
    banner,
    hasCross: hasCross(banner),
    ...(isDismissible(banner) && {
      dismiss: (dismissal = banner.dismissal) =>
        dismissals.dismiss(dismissalKey(evaluatorOf(portal), { id, banner }), dismissal),
    }),
  }));
}

/** What decides about the banners of a placement here: the facts, and what is known of this customer besides. */
function useBannerQuestion(placement: string): { slots: readonly number[]; options: BannerOptions } {
  const portal = usePortal();
  const { site, dismissals } = portal;
  const route = useRouteId();
  useSyncExternalStore(dismissals.subscribe, dismissals.version, dismissals.version);
  const arrivals = useScreen((screen) => screen.arrivals);
  const candidates = bannersByUrgency(site, placement).map(([, banner]) => banner);
  const things = candidates.flatMap((banner) => thingOf(banner) ?? []);
  const conditions = candidates.flatMap(({ when }) => site.conditions.slotsOf(when));
  return {
    slots: stableSlots([...slotsOfFlows(site), ...slotsOfFacts(portal, things), ...conditions]),
    options: {
      route,
      isDismissed: dismissals.isDismissed,
      wasSeen: (id) => dismissals.wasSeen(id, arrivals),
    },
  };
}

/** Longer than this nothing is held back for banners, in milliseconds: what decides about them may never be known. */
const longestHold = 4_000;

/**
 * Whether it is still unknown which banners show in a placement, or their words are loading: content below would move
 * when one comes. False if it cannot be known, or takes too long.
 *
 * @param banners those that show already
 * @example
 * if (useBannersPending(settings.placement, banners)) return <Skeleton />;
 */
export function useBannersPending(placement: string, banners: readonly BannerView[]): boolean {
  const { site, store, ports } = usePortal();
  const [isOver, setOver] = useState(false);
  const { slots, options } = useBannerQuestion(placement);
  const isUndecided = useDecision(slots, () => {
    const assignment = store.assignment();
    // What is decided without toggles asks for none: of pages made ahead there would be one for each answer.
    return [() => assignment, () => withoutToggles(site, slots, assignment)].every((known) =>
      bannersInDoubt(createEvaluator(site, known()), placement, options),
    );
  });
  const sentences = banners.flatMap(({ banner: { title, text } }) =>
    text === undefined ? title : [title, text],
  );
  const isWordless = useSentences(sentences).includes(undefined);
  const isPending = useSourceState(slots) !== 'failed' && (isUndecided || isWordless) && !isOver;
  useEffect(
    () => (isPending ? ports.clock.after(longestHold, () => setOver(true)) : undefined),
    [isPending, ports],
  );
  return isPending;
}

/** No page waits for a flag service: until it has answered, what a toggle would show is not waited for. */
function withoutToggles({ vocabulary }: Site, slots: readonly number[], assignment: Assignment): Assignment {
  const known: AtomValue[] = [];
  for (const slot of slots) {
    const value = assignment[slot] ?? (vocabulary.atoms[slot]?.source === 'toggles' ? false : undefined);
    if (value !== undefined) known[slot] = value;
  }
  return known;
}

function evaluatorOf({ site, store }: Portal): ReturnType<typeof createEvaluator> {
  return createEvaluator(site, store.assignment());
}
