import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  bannersByUrgency,
  decideBanners,
  dismissalKey,
  isDismissible,
  thingOf,
  type ShownBanner,
} from '../../../core/banner/decideBanners.ts';
import { createEvaluator } from '../../../core/decision/index.ts';
import type { Assignment, AtomValue } from '../../../core/fact/index.ts';
import { decideFlow } from '../../../core/flow/decideFlow.ts';
import { isAlike } from '../../../core/json/index.ts';
import { factsInLink } from '../../../core/link/index.ts';
import { decideNavigation, type ShownNavigationItem } from '../../../core/navigation/index.ts';
import { decideFrame, regionsInDoubt, type WidgetPlace } from '../../../core/page/index.ts';
import type { Site } from '../../../core/site/index.ts';
import type { Condition, Dismissal, FlowManifest } from '../../../core/manifest/index.ts';
import { stableSlots } from '../../facts/index.ts';
import type { Screen } from '../../navigation/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import { useSentence, useSentences } from './useCopy.ts';
import { slotsOfFacts, useDecision, useSourceState } from './useFacts.ts';

/**
 * What is on the screen: the route, and whether it is being decided where an address leads.
 *
 * @example
 * const isStep = useScreen().shown?.sequence !== undefined;
 */
export function useScreen(): Screen {
  const { navigator } = usePortal();
  return useSyncExternalStore(navigator.subscribe, navigator.screen, navigator.screen);
}

/** Id of the route that is shown; until the first one is, of the one that is waited for, or of the home route. */
function useRouteId(): string {
  const { site } = usePortal();
  const { shown, awaited } = useScreen();
  return shown?.route ?? awaited ?? site.manifest.routes.home;
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

/** Everything that decides what the flow of a route becomes. */
function slotsOfFlows({ manifests, conditions }: Site): readonly number[] {
  return Object.values(manifests.flow).flatMap(({ overrides = [] }) =>
    overrides.flatMap(({ when }) => conditions.slotsOf(when)),
  );
}

/** What fills the slots of the frame around the content. A region of which it is not known yet keeps its place, empty. */
export function useFrame(): readonly Pick<WidgetPlace, 'slot' | 'widgets'>[] {
  const { site, store } = usePortal();
  const route = useRouteId();
  const { headers, layout } = site.manifest;
  const { shown, awaited } = useScreen();
  const own = site.manifests.route[route]?.header;
  const among = own === undefined ? headers : [{ header: own }];
  // What a header becomes is asked where it stands, and not before it is known which page comes.
  const isKnown = shown !== undefined || awaited !== undefined;
  const overrides = isKnown
    ? among.flatMap(({ header }) => site.manifests.header[header]?.overrides ?? [])
    : [];
  const choices = [...among, ...overrides, ...Object.values(layout.regions)];
  const slots = [...slotsOfFlows(site), ...choices.flatMap(({ when }) => site.conditions.slotsOf(when))];
  const decide = () => {
    const evaluator = createEvaluator(site, store.assignment());
    const inDoubt = regionsInDoubt(evaluator, route).map((slot) => ({ slot, widgets: [] }));
    return [...decideFrame(evaluator, route), ...inDoubt];
  };
  return useDecision(slots, decide, isAlike);
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
}

/**
 * The banners of a placement that this customer sees now, the most urgent first.
 *
 * @example
 * const banners = useBanners(settings.placement);
 */
export function useBanners(placement: string): readonly BannerView[] {
  const portal = usePortal();
  const { site, dismissals, analytics } = portal;
  const route = useRouteId();
  useSyncExternalStore(dismissals.subscribe, dismissals.version, dismissals.version);
  const candidates = Object.values(site.manifests.banner).filter((banner) => banner.placement === placement);
  const things = slotsOfFacts(
    portal,
    candidates.flatMap((banner) => thingOf(banner) ?? []),
  );
  const conditions = candidates.flatMap(({ when }) => site.conditions.slotsOf(when));
  const slots = [...slotsOfFlows(site), ...things, ...conditions];
  const { arrivals } = useScreen();
  const { isDismissed, dismiss } = dismissals;
  const wasSeen = (id: string): boolean => dismissals.wasSeen(id, arrivals);
  const decide = (): readonly ShownBanner[] =>
    decideBanners(evaluatorOf(portal), placement, { route, isDismissed, wasSeen });
  const shown = useDecision(slots, decide, isAlike);
  const ids = shown.map(({ id }) => id).join(' ');
  useEffect(() => {
    for (const banner of ids === '' ? [] : ids.split(' '))
      if (dismissals.see(banner, arrivals)) analytics.track({ kind: 'shown', banner });
  }, [dismissals, analytics, ids, arrivals]);
  return shown.map(({ id, banner }) => ({
    id,
    banner,
    ...(isDismissible(banner) && {
      dismiss: (dismissal = banner.dismissal) =>
        dismiss(dismissalKey(evaluatorOf(portal), { id, banner }), dismissal),
    }),
  }));
}

/** Longer than this nothing is held back for banners, in milliseconds: what decides about them may never be known. */
const longestHold = 4_000;

/**
 * Whether it is still being found out which banners show in a placement, or what they say: whatever stands below would
 * move when one comes. Not where that cannot be found out, or takes too long.
 *
 * @param banners those that show already
 * @example
 * if (useBannersPending(settings.placement, banners)) return <Skeleton />;
 */
export function useBannersPending(placement: string, banners: readonly BannerView[]): boolean {
  const { site, store, ports } = usePortal();
  const [isOver, setOver] = useState(false);
  const conditions = bannersByUrgency(site, placement).map(([, { when }]) => when);
  const slots = stableSlots(conditions.flatMap((when) => site.conditions.slotsOf(when)));
  const isUndecided = useDecision(slots, () =>
    conditions.some((when) => {
      const evaluate = site.conditions.compile(when);
      const assignment = store.assignment();
      // What is decided without its toggles asks for none: of pages made ahead there would be one for each answer.
      return (
        evaluate(assignment) === undefined && evaluate(withoutToggles(site, when, assignment)) === undefined
      );
    }),
  );
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
function withoutToggles(
  { conditions, vocabulary }: Site,
  when: Condition | undefined,
  assignment: Assignment,
): Assignment {
  const known: AtomValue[] = [];
  for (const slot of conditions.slotsOf(when)) {
    const value = assignment[slot] ?? (vocabulary.atoms[slot]?.source === 'toggles' ? false : undefined);
    if (value !== undefined) known[slot] = value;
  }
  return known;
}

function evaluatorOf({ site, store }: Portal): ReturnType<typeof createEvaluator> {
  return createEvaluator(site, store.assignment());
}
