import type { Clock } from '../../ports/index.ts';

/** Calls back at one moment at a time. */
export interface Alarm {
  /** Calls back at a moment, in milliseconds since the epoch; replaces an earlier call. */
  set(moment: number, callback: () => void): void;
  clear(): void;
  /** Calls back now if the moment has passed: a sleeping device runs no timer. */
  look(): void;
}

/** Longest wait of one call: browsers overflow beyond 31 bits. */
const longestWait = 86_400_000;

/** Creates an alarm that is not set. */
export function createAlarm(clock: Clock): Alarm {
  let cancel: (() => void) | undefined;
  let look: (() => void) | undefined;

  function clear(): void {
    cancel?.();
    cancel = undefined;
    look = undefined;
  }

  return {
    set(moment, callback) {
      clear();
      const wait = (): void => {
        cancel = clock.after(Math.min(Math.max(0, moment - clock.now()), longestWait), () => look?.());
      };
      look = () => {
        cancel?.();
        if (clock.now() < moment) return wait();
        clear();
        return callback();
      };
      wait();
    },
    clear,
    look: () => look?.(),
  };
}
