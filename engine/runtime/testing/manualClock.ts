import type { Clock } from '../ports/index.ts';

/** A clock that moves only in `advance`. */
export interface ManualClock extends Clock {
  /** Lets time pass, and runs the callbacks that fall due, in their order. */
  advance(milliseconds: number): void;
  /** Number of pending callbacks. */
  waiting(): number;
}

/** Creates a clock at an instant: noon of a Friday in New York by default. */
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
