import type { ToggleSnapshot, ToggleSource } from './toggleSource.ts';

/** Toggles that are set by hand: for tests, previews, and portals without a flag service. */
export function inMemoryToggleSource(
  start?: ToggleSnapshot,
): ToggleSource & { set(snapshot: ToggleSnapshot): void } {
  let snapshot = start;
  const listeners = new Set<() => void>();
  return {
    current: () => snapshot,
    origin: () => 'service',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    use: () => undefined,
    stop: () => listeners.clear(),
    set(next) {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}
