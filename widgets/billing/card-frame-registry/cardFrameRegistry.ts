import type { CardFrameField, CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';

/**
 * Connects the operation that reads a payment method with the frame on the screen. The frame itself keeps the typed data;
 * only its answer passes through.
 */
export interface CardFrameRegistry {
  /** The frame on the screen; undefined when it goes. */
  place(frame: CardFrameHandle | undefined): void;
  /**
   * Asks the frame for its answer. A preselected form mounts its frame a moment later, so it is awaited. Without a
   * frame there is no answer.
   *
   * @param placingLimit longest wait for a frame to be mounted, in milliseconds
   */
  read(placingLimit: number): Promise<CardFrameOutcome>;
  /** Moves the focus to a field in the frame. */
  focus(field: CardFrameField): void;
  /** Calls back with each answer. */
  subscribe(listener: (outcome: CardFrameOutcome) => void): () => void;
}

/** Creates a registry without a frame. */
export function createCardFrameRegistry(): CardFrameRegistry {
  let current: CardFrameHandle | undefined;
  let placing = Promise.withResolvers<void>();
  const listeners = new Set<(outcome: CardFrameOutcome) => void>();
  return {
    place(frame) {
      current = frame;
      if (!frame) return;
      placing.resolve();
      placing = Promise.withResolvers();
    },
    async read(placingLimit) {
      if (!current) await Promise.race([placing.promise, waitFor(placingLimit)]);
      const outcome: CardFrameOutcome = (await current?.submit()) ?? { kind: 'failed' };
      for (const listener of listeners) listener(outcome);
      return outcome;
    },
    focus: (field) => current?.focus(field),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The registry of this page: there is at most one frame at a time. */
export const cardFrameRegistry = createCardFrameRegistry();
