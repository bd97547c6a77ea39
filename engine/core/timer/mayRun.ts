import { partHolds, type Evaluator, type SourceLocation } from '../decision/index.ts';
import type { TimerManifest } from '../manifest/index.ts';

/** A timer with its id. */
export interface NamedTimer {
  id: string;
  timer: TimerManifest;
}

/** Whether a timer counts now: it begins anew when that holds again. */
export function isCounting(evaluator: Evaluator, { id, timer }: NamedTimer): boolean {
  const location = { kind: 'timer', id, pointer: '/while', subject: `timer ${id}` } as const;
  return evaluator.evaluate(timer.while, location) === true;
}

/** Whether a timer may act that has run out. */
export function mayAct(evaluator: Evaluator, named: NamedTimer): boolean {
  return partHolds(evaluator, named.timer, placeOf(named)) === true;
}

function placeOf({ id }: NamedTimer): SourceLocation {
  return { kind: 'timer', id, pointer: '', subject: `timer ${id}` };
}

/** The state of a timer in words. The condition at its end is evaluated only then. */
export function timerState(evaluator: Evaluator, named: NamedTimer): string {
  if (!isCounting(evaluator, named)) return 'does not count';
  const may = partHolds(evaluator, named.timer, placeOf(named));
  if (may === undefined) return 'counts; what it asks at the end is not known yet, and is asked for then';
  return may ? 'counts' : 'counts; would do nothing at the end, and begin anew';
}

/** Whether a timer can count and act at once. */
export function mayRun(evaluator: Evaluator, named: NamedTimer): boolean {
  return isCounting(evaluator, named) && mayAct(evaluator, named);
}
