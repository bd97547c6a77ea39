import { decideBanners, type BannerOptions } from '../banner/decideBanners.ts';
import { createTracingEvaluator, type Evaluator, type Reason } from '../decision/index.ts';
import { openDialogs, untouched, type DialogOptions } from '../dialog/decideDialog.ts';
import { assignmentOf, wellKnown, type AtomValue, type Assignment } from '../fact/index.ts';
import { decideFlow } from '../flow/decideFlow.ts';
import { decideHeader } from '../header/decideHeader.ts';
import { pointerTo } from '../json/index.ts';
import { manifestOf, type PageManifest } from '../manifest/index.ts';
import { decideNavigation, resolveNavigation, type Shown } from '../navigation/index.ts';
import type { WidgetPlace } from '../page/index.ts';
import { orderOf } from '../sequence/index.ts';
import type { Site } from '../site/index.ts';
import { timerState } from '../timer/index.ts';
import { explainPlaces, type ExplainedPlace } from './explainPlaces.ts';
import { explainAnalytics, type ExplainedAnalyticsEvent } from './explainAnalytics.ts';
import { followAddress, toAddress, type Hop } from './followAddress.ts';

/** A decision, with every condition that was evaluated for it. */
export interface Explained<Decided> {
  decided: Decided;
  reasons: readonly Reason[];
}

/** The banners and dialogs that a customer has dismissed, opened or seen. */
export interface SeenBefore extends Pick<BannerOptions, 'isDismissed' | 'wasSeen'> {
  /** Absent: nothing was opened or closed. */
  dialogs?: DialogOptions;
  /** The widgets of the content. Absent: those of the page, or of each step and result. */
  contentOf?(shown: Shown): readonly WidgetPlace[];
}

/** Why somebody sees what they see at an address. */
export interface AddressExplanation {
  /** The redirects from the address to the shown page. */
  hops: readonly (Hop & { reasons: readonly Reason[] })[];
  /** Absent if the last address is outside, or nothing is shown. */
  screen?: ScreenExplanation;
}

/** Why a page looks as it does around its content. */
export interface ScreenExplanation {
  route: string;
  /** Undefined: not known. */
  header: Explained<string | undefined>;
  flow: Explained<string | undefined>;
  /** Placement -> ids of the banners that show there. */
  banners: Readonly<Record<string, Explained<readonly string[]>>>;
  /** Menu -> ids of the items that show in it. */
  navigation: Readonly<Record<string, Explained<readonly string[]>>>;
  /** Ids of the dialogs that are open: the first shows, the others wait behind it. */
  dialogs: Explained<readonly string[]>;
  /** Timer -> whether it counts, and may act. */
  timers: Readonly<Record<string, Explained<string>>>;
  /** The steps of its sequence, in the order of this customer. Undefined on a page. */
  order: Explained<readonly string[]> | undefined;
  /** Which widgets show, from the content to the regions. */
  places: readonly ExplainedPlace[];
  /** The analytics events that the screen can send. */
  analytics: readonly ExplainedAnalyticsEvent[];
}

/**
 * Explains an address, by the very decisions that the running portal makes. Facts that are not known stay unknown: guards
 * decide as they do when their wait is over.
 *
 * @param address path, with a query or without
 * @param known fact or `toggle:<name>` -> value
 * @param seen what the customer has dismissed, opened or seen before; absent: nothing
 */
export function explainAddress(
  site: Site,
  known: Readonly<Record<string, AtomValue>>,
  address: string,
  seen: SeenBefore = { isDismissed: () => false },
): AddressExplanation {
  const assignment = assignmentOf(site.vocabulary, known);
  const explain = explainerOf(site, assignment);
  const hops = followAddress(site, assignment, address).map((hop) => {
    const asked = toAddress(hop.address);
    const { reasons } = explain((evaluator) => resolveNavigation(evaluator, asked, true));
    return { ...hop, reasons };
  });
  const last = hops.at(-1);
  if (last?.result.kind !== 'show') return { hops };
  const { route } = last.result;
  const place = { shown: last.result, address: last.address, seen };
  return { hops, screen: explainScreen(site, { ...known, [wellKnown.route]: route }, place) };
}

function explainScreen(
  site: Site,
  known: Readonly<Record<string, AtomValue>>,
  { shown, address, seen }: { shown: Shown; address: string; seen: SeenBefore },
): ScreenExplanation {
  const { route } = shown;
  const assignment = assignmentOf(site.vocabulary, known);
  const explain = explainerOf(site, assignment);
  const flow = explain((evaluator) => decideFlow(evaluator, route));
  const place = toAddress(address);
  const options = { ...seen, route };
  const dialogs = seen.dialogs ?? untouched;
  const banners = Object.keys(site.manifest.placements).map((id) => [
    id,
    explain((evaluator) => decideBanners(evaluator, id, options).map((banner) => banner.id)),
  ]);
  const navigation = Object.keys(site.manifests.navigation).map((id) => [
    id,
    explain((evaluator) => decideNavigation(evaluator, id, route, place).map(({ item }) => item.id)),
  ]);
  const timers = Object.entries(site.manifests.timer).map(([id, timer]) => [
    id,
    explain((evaluator) => timerState(evaluator, { id, timer })),
  ]);
  const content = seen.contentOf?.(shown) ?? contentPlaces(site, shown);
  return {
    route,
    header: explain((evaluator) => decideHeader(evaluator, route)),
    flow: { decided: flow.decided?.id, reasons: flow.reasons },
    banners: Object.fromEntries(banners) as ScreenExplanation['banners'],
    navigation: Object.fromEntries(navigation) as ScreenExplanation['navigation'],
    dialogs: explain((evaluator) => openDialogs(evaluator, dialogs).map(({ id }) => id)),
    timers: Object.fromEntries(timers) as ScreenExplanation['timers'],
    order: explainOrder(site, explain, shown.sequence),
    places: explainPlaces(site, assignment, route, content),
    analytics: explainAnalytics(site, assignment, { shown, address: place, options, dialogs, content }),
  };
}

function explainOrder(
  { manifests }: Site,
  explain: ReturnType<typeof explainerOf>,
  id = '',
): ScreenExplanation['order'] {
  const manifest = manifestOf(manifests, 'sequence', id);
  return manifest && explain((evaluator) => orderOf(evaluator, { id, manifest }));
}

/** The widgets of the page, or of every step and result of the sequence: of one, where the address names it. */
function contentPlaces({ manifests }: Site, shown: Shown): readonly WidgetPlace[] {
  const { page: id, sequence: name = '', state } = shown;
  const [page, sequence] = [manifestOf(manifests, 'page', id), manifestOf(manifests, 'sequence', name)];
  if (id !== undefined && page) return [pagePlace(id, page)];
  return (['steps', 'results'] as const).flatMap((section) =>
    Object.entries(sequence?.[section] ?? {}).flatMap(([at, { body }]): WidgetPlace[] =>
      body && (state ?? at) === at
        ? [
            {
              slot: 'content',
              kind: 'sequence',
              id: name,
              pointer: pointerTo(`/${section}/${at}`, 'body'),
              widgets: body,
            },
          ]
        : [],
    ),
  );
}

/** The widgets of a page. */
export function pagePlace(id: string, { body }: PageManifest): WidgetPlace {
  return { slot: 'content', kind: 'page', id, pointer: '/body', widgets: body };
}

/** Runs decisions in an assignment, each with the conditions that were evaluated for it. */
export function explainerOf(
  site: Site,
  assignment: Assignment,
): <Decided>(decide: (evaluator: Evaluator) => Decided) => Explained<Decided> {
  return (decide) => {
    const evaluator = createTracingEvaluator(site, assignment);
    return { decided: decide(evaluator), reasons: evaluator.reasons };
  };
}
