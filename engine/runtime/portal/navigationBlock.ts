import { createEmitter, type Subscribe, whenSo } from '../ports/index.ts';

/** Blocks redirects, timers and the swap of the release while something is on its way that must not be interrupted. */
export interface NavigationBlock {
  isBlocked(): boolean;
  /** Calls back once nothing blocks: at once, if nothing does. Returns how to stop waiting. */
  whenFree(callback: () => void): () => void;
  /** Adds a condition that blocks, and a way to subscribe to its changes. Returns how to remove it. */
  add(isBlocked: () => boolean, subscribe: Subscribe): () => void;
}

/** Creates a block without conditions. */
export function createNavigationBlock(): NavigationBlock {
  const questions = new Set<() => boolean>();
  const changes = createEmitter();
  const isBlocked = (): boolean => [...questions].some((question) => question());
  return {
    isBlocked,
    whenFree: (callback) => whenSo(() => !isBlocked(), [changes.subscribe], callback),
    add(question, subscribe) {
      questions.add(question);
      const stop = subscribe(changes.emit);
      return () => {
        stop();
        questions.delete(question);
        changes.emit();
      };
    },
  };
}
