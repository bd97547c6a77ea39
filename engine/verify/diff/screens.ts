import { bannersByUrgency } from '../../core/banner/decideBanners.ts';
import type { DialogManifest } from '../../core/manifest/index.ts';
import { movedParts } from './movedParts.ts';
import type { Change, ComparedPlace, Comparison, Seen, Side } from './side.ts';
import { compareThings } from './things.ts';
import { dialogsAt, type Element, elementsAt } from '../outline/index.ts';
import type { Diagram } from '../solver/index.ts';

/** Compares the screens of an address, for customers who are shown something there on both sides. */
export function compareScreen(
  comparison: Comparison,
  address: string,
  routes: { before: string; after: string },
  bothShown: Diagram,
): readonly Change[] {
  const { sets } = comparison;
  if (sets.isEmpty(bothShown)) return [];
  const [left, right] = [
    {
      side: comparison.before,
      route: routes.before,
      elements: everythingAt(comparison.before, routes.before),
    },
    { side: comparison.after, route: routes.after, elements: everythingAt(comparison.after, routes.after) },
  ];
  const place = { address, bothShown, free: sets.not(bothShown) };
  return [
    ...compareThings(comparison, place, left, right),
    ...movedParts(comparison, place, left, right),
    ...compareOrder(comparison, place, routes),
    ...compareUrgency(comparison, place, left, right),
  ];
}

/** Dialogs stand in the order of their names: `compareOrder` compares which one comes first. */
function everythingAt({ portal }: Side, route: string): Element[] {
  const dialogs = dialogsAt(portal, route).toSorted(([a], [b]) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1));
  return [...elementsAt(portal, route), ...dialogs.flat()];
}

/**
 * Reports pairs of dialogs whose order has changed, for the customers to whom both can be open: one opens by itself while
 * the other does, too, or is opened by hand. The more urgent one shows first.
 */
function compareOrder(
  { before, after, sets }: Comparison,
  { bothShown, ...place }: ComparedPlace,
  routes: { before: string; after: string },
): readonly Change[] {
  const was = dialogsOf(before);
  const is = dialogsOf(after);
  const both = Object.keys(is)
    .filter((id) => was[id])
    .sort();
  return both.flatMap((id, index) =>
    both.slice(index + 1).flatMap((other): Change[] => {
      if (isFirst(was, id, other) === isFirst(is, id, other)) return [];
      const open = [id, other].flatMap((each) => [
        before.holds(was[each]?.when, routes.before),
        after.holds(is[each]?.when, routes.after),
      ]);
      const assignments = sets.and([...open, bothShown]);
      const [first, second] = isFirst(is, id, other) ? [id, other] : [other, id];
      const text = `dialog ${first} shows before dialog ${second}`;
      return sets.isEmpty(assignments)
        ? []
        : [{ kind: 'reads', text, before: 'the other way round', ...place, assignments }];
    }),
  );
}

/** Reports pairs of banners of a placement whose order has changed, for the customers who see both. */
function compareUrgency(
  { sets }: Comparison,
  { bothShown, ...place }: ComparedPlace,
  left: Seen,
  right: Seen,
): readonly Change[] {
  /** The customers who see a banner, wherever its placement stands. */
  const seen = ({ side, route, elements }: Seen, id: string): Diagram =>
    sets.or(elements.filter(isBannerOf(id)).map(({ when }) => side.holds(when, route)));
  return Object.keys(right.side.portal.site.manifest.placements ?? {}).flatMap((placement) => {
    const before = new Map(
      bannersByUrgency(left.side.portal.site, placement).map(([id], index) => [id, index]),
    );
    const kept = bannersByUrgency(right.side.portal.site, placement).flatMap(([id]) =>
      before.has(id) ? [id] : [],
    );
    return kept.flatMap((first, index) =>
      kept.slice(index + 1).flatMap((second): Change[] => {
        if ((before.get(first) ?? 0) < (before.get(second) ?? 0)) return [];
        const both = [first, second].flatMap((id) => [seen(left, id), seen(right, id)]);
        const assignments = sets.and([...both, bothShown]);
        const text = `banner ${first} shows before banner ${second}`;
        return sets.isEmpty(assignments)
          ? []
          : [{ kind: 'reads', text, before: 'the other way round', ...place, assignments }];
      }),
    );
  });
}

const isBannerOf =
  (banner: string) =>
  ({ id }: Element): boolean =>
    id === `banner ${banner}`;

type Dialogs = Readonly<Record<string, DialogManifest>>;

function dialogsOf({ portal }: Side): Dialogs {
  return portal.site.manifests.dialog;
}

function isFirst(dialogs: Dialogs, id: string, other: string): boolean {
  return (dialogs[id]?.priority ?? 0) > (dialogs[other]?.priority ?? 0);
}
