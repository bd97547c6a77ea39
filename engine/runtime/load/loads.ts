/** What is loaded once and then at hand, or failed until somebody wants to try again. */
export interface Loads {
  /** The same promise for the same key, even after it has failed: whoever renders a failure again asks for nothing. */
  once<Value>(key: string, start: () => Promise<Value>): Promise<Value>;
  /** What has failed is loaded again by whoever asks next. */
  forgetFailures(): void;
}

/** Creates loads of which none has begun. */
export function createLoads(): Loads {
  const promises = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  return {
    once<Value>(key: string, start: () => Promise<Value>): Promise<Value> {
      const known = promises.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const started = start();
      promises.set(key, started);
      started.catch(() => failed.add(key));
      return started;
    },
    forgetFailures() {
      for (const key of failed) promises.delete(key);
      failed.clear();
    },
  };
}
