import { partHolds, type Evaluator } from '../decision/index.ts';
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
export function mayAct(evaluator: Evaluator, { id, timer }: NamedTimer): boolean {
  return partHolds(evaluator, timer, { kind: 'timer', id, pointer: '', subject: `timer ${id}` }) === true;
}

/** Whether a timer can count and act at once. */
export function mayRun(evaluator: Evaluator, named: NamedTimer): boolean {
  return isCounting(evaluator, named) && mayAct(evaluator, named);
}
