import { withinTime, type Clock } from '../ports/index.ts';

/** Values that are loaded once and then at hand, or failed until somebody tries again. */
export interface Loads {
  /**
   * The value of a key if it is there; until then the same promise for everybody, even after it has failed, so that
   * rendering a failure again loads nothing.
   */
  once<Value>(key: string, start: () => Promise<Value>): Value | Promise<Value>;
  /** Failed values are loaded again by the next use. */
  forgetFailures(): void;
}

/** Longest load, in milliseconds; then it has failed. */
export interface LoadLimit {
  clock: Clock;
  milliseconds: number | undefined;
}

/** Creates loads of which none has begun. */
export function createLoads({ clock, milliseconds }: Partial<LoadLimit> = {}): Loads {
  const started = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, { value: unknown }>();
  const failed = new Set<string>();

  function begin<Value>(key: string, start: () => Promise<Value>): Promise<Value> {
    const promise = clock && milliseconds !== undefined ? withinTime(clock, milliseconds, start) : start();
    started.set(key, promise);
    promise.then(
      (value) => loaded.set(key, { value }),
      () => failed.add(key),
    );
    return promise;
  }

  return {
    once<Value>(key: string, start: () => Promise<Value>): Value | Promise<Value> {
      const known = loaded.get(key) as { value: Value } | undefined;
      if (known) return known.value;
      return (started.get(key) as Promise<Value> | undefined) ?? begin(key, start);
    },
    forgetFailures() {
      for (const key of failed) started.delete(key);
      failed.clear();
    },
  };
}
