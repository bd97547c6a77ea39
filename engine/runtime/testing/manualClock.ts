import type { Clock } from '../ports/index.ts';

/** A clock that goes on only when it is told to. */
export interface ManualClock extends Clock {
  /** Lets time pass, and calls back what falls due meanwhile, in its order. */
  advance(milliseconds: number): void;
  /** How many calls are still to come. */
  waiting(): number;
}

/** A clock that stands at an instant: noon of a Friday in New York, unless another one is given. */
export function manualClock(start = Date.parse('2026-11-20T17:00:00Z')): ManualClock {
  let now = start;
  const timers = new Set<{ at: number; callback: () => void }>();
  const nextUntil = (end: number): { at: number; callback: () => void } | undefined =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.callback();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}
