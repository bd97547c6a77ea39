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
  const order = compareOrder(comparison, place, routes);
  if (changes.length > 0) return [...changes, ...order];
  if (comparison.isInWordsOnly && outline(left.elements) === outline(right.elements)) return order;
  /** Leaves out elements that none of these customers sees. */
  const seen = ({ side, route, elements }: Seen): Element[] =>
    elements.filter(({ when }) => !sets.isEmpty(sets.and([side.holds(when, route), bothShown])));
  return [...rearranged(place, seen(left), seen(right)), ...order];
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

type Dialogs = Readonly<Record<string, DialogManifest>>;

function dialogsOf({ portal }: Side): Dialogs {
  return portal.site.manifests.dialog;
}

function isFirst(dialogs: Dialogs, id: string, other: string): boolean {
  return (dialogs[id]?.priority ?? 0) > (dialogs[other]?.priority ?? 0);
}
