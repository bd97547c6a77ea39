import type { Diagram } from '../solver/index.ts';
import { dialogsAt, elementsAt, type Element } from '../outline/index.ts';
import type { Change } from './change.ts';
import { compareOrder } from './dialogOrder.ts';
import { movedLines } from './listLines.ts';
import type { ComparedPlace, Comparison, Seen, Side } from './side.ts';
import { compareThings } from './things.ts';

/** Compares what those see at an address who are shown something there on both sides. */
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
  /** What is written down, but seen by nobody here, stands nowhere. */
  const seen = ({ side, route, elements }: Seen): Element[] =>
    elements.filter(({ when }) => !sets.isEmpty(sets.and([side.holds(when, route), bothShown])));
  return [...rearranged(place, seen(left), seen(right)), ...order];
}

/** Which dialog comes before which is compared on its own: here they stand by their names. */
function everythingAt({ portal }: Side, route: string): Element[] {
  const dialogs = dialogsAt(portal, route).toSorted(([a], [b]) => ((a?.id ?? '') < (b?.id ?? '') ? -1 : 1));
  return [...elementsAt(portal, route), ...dialogs.flat()];
}

/** The same things, for the same people, in another order or inside other things. */
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
