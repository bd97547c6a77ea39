import { decideBanners, type BannerOptions } from '../banner/index.ts';
import { createTracingEvaluator, type Reason } from '../decision/index.ts';
import { openDialogs, type DialogOptions } from '../dialog/index.ts';
import { worldOf, type AtomValue } from '../fact/index.ts';
import { decideFlow } from '../flow/index.ts';
import { decideHeader } from '../header/index.ts';
import { decideNavigation } from '../navigation/index.ts';
import type { Site } from '../site/index.ts';
import { followAddress, toAddress, type Hop } from './followAddress.ts';

/** What was decided, and everything that was asked on the way. */
export interface Explained<Decided> {
  decided: Decided;
  reasons: readonly Reason[];
}

/** What somebody has done about banners and dialogs before. */
export interface SeenBefore extends Pick<BannerOptions, 'isDismissed' | 'wasSeen'> {
  /** Absent: nothing was opened or closed. */
  dialogs?: DialogOptions;
}

/** Why somebody sees what they see at an address. */
export interface AddressExplanation {
  /** The way from the address to what is shown at last. */
  hops: readonly (Hop & { reasons: readonly Reason[] })[];
  /** Absent when the way ends outside, or nowhere. */
  screen?: ScreenExplanation;
}

/** Why a page looks as it does around its content. */
export interface ScreenExplanation {
  route: string;
  /** Path of the last address. */
  path: string;
  /** Undefined: not known. */
  header: Explained<string | undefined>;
  flow: Explained<string | undefined>;
  /** Placement -> ids of the banners that show there. */
  banners: Readonly<Record<string, Explained<readonly string[]>>>;
  /** Menu -> ids of the items that show in it. */
  navigation: Readonly<Record<string, Explained<readonly string[]>>>;
  /** Ids of the dialogs that are open: the first shows, the others wait behind it. */
  dialogs: Explained<readonly string[]>;
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
  const hops = explainWay(site, known, address);
  const last = hops.at(-1);
  if (last?.arrival.kind !== 'show') return { hops };
  const { route } = last.arrival;
  return {
    hops,
    screen: explainScreen(site, { ...known, 'route.id': route }, { route, address: last.address, seen }),
  };
}

const untouched: DialogOptions = { isOpened: () => false, isDismissed: () => false };

function explainWay(
  site: Site,
  known: Readonly<Record<string, AtomValue>>,
  start: string,
): AddressExplanation['hops'] {
  const world = worldOf(site.vocabulary, known);
  return followAddress(site, world, start).map(({ address }) => {
    const evaluator = createTracingEvaluator(site, world);
    const [hop] = followAddress(site, world, address, evaluator, { mostHops: 1 });
    if (!hop) throw new Error('Every way has a first hop.');
    return { ...hop, reasons: evaluator.reasons };
  });
}

function explainScreen(
  site: Site,
  known: Readonly<Record<string, AtomValue>>,
  { route, address, seen }: { route: string; address: string; seen: SeenBefore },
): ScreenExplanation {
  const explain = explainerOf(site, known);
  const flow = explain((evaluator) => decideFlow(evaluator, route));
  const place = toAddress(address);
  const options = { ...seen, route };
  const banners = Object.keys(site.manifest.placements).map((id) => [
    id,
    explain((evaluator) => decideBanners(evaluator, id, options).map((banner) => banner.id)),
  ]);
  const navigation = Object.keys(site.manifests.navigation).map((id) => [
    id,
    explain((evaluator) => decideNavigation(evaluator, id, route, place).map(({ item }) => item.id)),
  ]);
  return {
    route,
    path: place.path,
    header: explain((evaluator) => decideHeader(evaluator, route)),
    flow: { decided: flow.decided?.id, reasons: flow.reasons },
    banners: Object.fromEntries(banners) as ScreenExplanation['banners'],
    navigation: Object.fromEntries(navigation) as ScreenExplanation['navigation'],
    dialogs: explain((evaluator) => openDialogs(evaluator, seen.dialogs ?? untouched).map(({ id }) => id)),
  };
}

type ExplainingAsker = ReturnType<typeof createTracingEvaluator>;

function explainerOf(
  site: Site,
  known: Readonly<Record<string, AtomValue>>,
): <Decided>(decide: (evaluator: ExplainingAsker) => Decided) => Explained<Decided> {
  const world = worldOf(site.vocabulary, known);
  return (decide) => {
    const evaluator = createTracingEvaluator(site, world);
    const decided = decide(evaluator);
    return { decided, reasons: evaluator.reasons };
  };
}
