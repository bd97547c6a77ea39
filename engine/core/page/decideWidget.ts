import type { Ternary } from '../condition/index.ts';
import { partHolds, type Evaluator, type SourceLocation } from '../decision/index.ts';
import type { PlacedWidget } from '../manifest/index.ts';

/** Whether a placed widget shows. */
export interface WidgetDecision {
  /** Undefined: not known yet; a skeleton stands there, or nothing. */
  shows: Ternary;
  /** Facts that it waits for, although its condition holds. */
  missing: readonly string[];
}

/** A widget shows where its condition holds and every fact that it needs is known. Names that are no facts are not needed. */
export function decideWidget(
  evaluator: Evaluator,
  placed: Pick<PlacedWidget, 'when' | 'needs'>,
  location: SourceLocation,
): WidgetDecision {
  const holds = partHolds(evaluator, placed, location);
  if (holds !== true) return { shows: holds, missing: [] };
  const missing = (placed.needs ?? []).filter((name) => {
    const slot = evaluator.site.vocabulary.slotOf(name);
    return slot !== undefined && evaluator.assignment[slot] === undefined;
  });
  return { shows: missing.length > 0 ? undefined : true, missing };
}
