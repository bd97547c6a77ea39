import type { DialogManifest } from '../../core/manifest/index.ts';
import { movedLines } from './listLines.ts';
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
  const changes = [...compareThings(comparison, place, left, right), ...movedLines(place, left, right)];
  const order = [
    ...compareOrder(comparison, place, routes),
    ...compareUrgency(comparison, place, left, right),
  ];
  if (changes.length > 0) return [...changes, ...order];
  if (comparison.isInWordsOnly && outline(left.elements) === outline(right.elements)) return order;
  /** Leaves out elements that none of these customers sees. */
  const seen = ({ side, route, elements }: Seen): Element[] =>
    elements.filter(({ when }) => !sets.isEmpty(sets.and([side.holds(when, route), bothShown])));
  return [...rearranged(place, bannersByName(seen(left)), bannersByName(seen(right))), ...order];
}

/** Dialogs stand in the order of their names: `compareOrder` compares which one comes first. */
function everythingAt({ portal }: Side, route: string): Element[] {
  const dialogs = dialogsAt(portal, route).toSorted(([a], [b]) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1));
  return [...elementsAt(portal, route), ...dialogs.flat()];
}

/** Reports that the same elements, seen by the same customers, stand in another order or inside others. */
function rearranged(
  { address, bothShown, free }: ComparedPlace,
  left: readonly Element[],
  right: readonly Element[],
): Change[] {
  if (outline(left) === outline(right)) return [];
  return [{ kind: 'arranges', text: 'the parts of the page', address, assignments: bothShown, free }];
}

function outline(elements: readonly Element[]): string {
  return elements.map(({ depth, text }) => `${depth} ${text}`).join('\n');
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
  const was = left.elements.filter(isBanner);
  const is = right.elements.filter(isBanner);
  return is.flatMap((first, index) =>
    is.slice(index + 1).flatMap((second): Change[] => {
      const [one, other] = [first, second].map(({ id }) => was.findIndex((each) => each.id === id));
      if (placementOf(right, first) !== placementOf(right, second)) return [];
      if (one === undefined || other === undefined || other < 0 || one < other) return [];
      const before = [was[one], was[other]].map((each) => left.side.holds(each?.when, left.route));
      const after = [first, second].map(({ when }) => right.side.holds(when, right.route));
      const assignments = sets.and([...before, ...after, bothShown]);
      const text = `${first.id} shows before ${second.id}`;
      return sets.isEmpty(assignments)
        ? []
        : [{ kind: 'reads', text, before: 'the other way round', ...place, assignments }];
    }),
  );
}

function isBanner({ id, location: { kind } }: Element): boolean {
  return kind === 'banner' && id !== undefined;
}

function placementOf({ side }: Seen, { location }: Element): string | undefined {
  return side.portal.site.manifests.banner[location.id]?.placement;
}

/** The banners of each placement in the order of their names: `compareUrgency` compares which one comes first. */
function bannersByName(elements: readonly Element[]): Element[] {
  const blocks: [Element, ...Element[]][] = [];
  for (const element of elements) {
    const block = blocks.at(-1);
    if (block && isBanner(block[0]) && element.depth > block[0].depth) block.push(element);
    else blocks.push([element]);
  }
  const sorted: Element[] = [];
  for (let at = 0; at < blocks.length;) {
    const end = blocks.findIndex(([head], index) => index >= at && !isBanner(head));
    const run = blocks.slice(at, end < 0 ? blocks.length : Math.max(end, at + 1));
    sorted.push(...run.toSorted(([one], [other]) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)).flat());
    at += run.length;
  }
  return sorted;
}

type Dialogs = Readonly<Record<string, DialogManifest>>;

function dialogsOf({ portal }: Side): Dialogs {
  return portal.site.manifests.dialog;
}

function isFirst(dialogs: Dialogs, id: string, other: string): boolean {
  return (dialogs[id]?.priority ?? 0) > (dialogs[other]?.priority ?? 0);
}
