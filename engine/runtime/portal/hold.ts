/** Whether something is on its way that must not be interrupted: no redirect, no swap of the release. */
export interface Hold {
  isHeld(): boolean;
  /** Adds a question that is asked each time. Returns how to take it away. */
  add(isHeld: () => boolean): () => void;
}

/** Creates a hold that nobody uses yet. */
export function createHold(): Hold {
  const questions = new Set<() => boolean>();
  return {
    isHeld: () => [...questions].some((isHeld) => isHeld()),
    add(isHeld) {
      questions.add(isHeld);
      return () => void questions.delete(isHeld);
    },
  };
}
