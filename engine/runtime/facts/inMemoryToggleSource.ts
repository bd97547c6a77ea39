import { createEmitter } from '../ports/index.ts';
import type { ToggleSnapshot, ToggleSource } from './toggleSource.ts';

/** Toggles that are set by hand: for tests, previews, and portals without a flag service. */
export function inMemoryToggleSource(
  start?: ToggleSnapshot,
): ToggleSource & { set(snapshot: ToggleSnapshot): void } {
  let snapshot = start;
  const changes = createEmitter();
  let isStopped = false;
  return {
    current: () => snapshot,
    origin: () => 'service',
    subscribe: changes.subscribe,
    use: () => undefined,
    stop() {
      isStopped = true;
    },
    set(next) {
      snapshot = next;
      if (!isStopped) changes.emit();
    },
  };
}
