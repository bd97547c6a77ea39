import type { CardFrameField, CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';

/**
 * Where the operation that reads a payment method finds the frame that is on the screen. The frame itself keeps what was
 * typed; here passes only its answer.
 */
export interface CardDesk {
  /** The frame on the screen; undefined when it goes. */
  place(frame: CardFrameHandle | undefined): void;
  /** Asks the frame for its answer; without a frame there is none. */
  read(): Promise<CardFrameOutcome>;
  /** Moves the focus to a field in the frame. */
  focus(field: CardFrameField): void;
  /** Calls back with each answer. */
  subscribe(listener: (outcome: CardFrameOutcome) => void): () => void;
}

/** Creates a desk without a frame. */
function createCardDesk(): CardDesk {
  let current: CardFrameHandle | undefined;
  const listeners = new Set<(outcome: CardFrameOutcome) => void>();
  return {
    place(frame) {
      current = frame;
    },
    async read() {
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

/** The desk of this page: there is at most one frame at a time. */
export const cardDesk = createCardDesk();
