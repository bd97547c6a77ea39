import { timersAt } from '../outline/index.ts';
import type { Change } from './change.ts';
import type { ComparedPlace, Comparison, Seen, Side } from './side.ts';
import { compareThings } from './things.ts';

/** Compares what happens by itself: which timers count for whom, what they do, and the dialogs that they open. */
export function compareTimers(comparison: Comparison): readonly Change[] {
  const { before, after, possible, sets } = comparison;
  const place: ComparedPlace = { bothShown: possible, free: sets.not(possible) };
  return compareThings(comparison, place, timersOf(before), timersOf(after));
}

function timersOf(side: Side): Seen {
  const { portal } = side;
  return { side, elements: timersAt(portal, portal.site.manifest.routes.home) };
}
