import { createEmitter } from '../ports/index.ts';

/** Whether something is on its way that must not be interrupted: no redirect, no swap of the release. */
export interface Hold {
  isHeld(): boolean;
  /** Calls back once nothing is on its way any more: at once, where nothing is. Returns how to wait no longer. */
  whenFree(callback: () => void): () => void;
  /** Adds a question that is asked each time, and how to hear that its answer may be another. Returns how to take it away. */
  add(isHeld: () => boolean, subscribe: (listener: () => void) => () => void): () => void;
}

/** Creates a hold that nobody uses yet. */
export function createHold(): Hold {
  const questions = new Set<() => boolean>();
  const changes = createEmitter();
  const isHeld = (): boolean => [...questions].some((question) => question());
  return {
    isHeld,
    whenFree(callback) {
      if (!isHeld()) {
        callback();
        return () => undefined;
      }
      const stop = changes.subscribe(() => {
        if (isHeld()) return;
        stop();
        callback();
      });
      return stop;
    },
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
