import type { CardFrameField, CardFrameHandle, CardFrameOutcome } from '../../kit/card-frame/index.ts';

/**
 * Where the operation that reads a payment method finds the frame that is on the screen. The frame itself keeps what was
 * typed; here passes only its answer.
 */
export interface CardDesk {
  /** The frame on the screen; undefined when it goes. */
  place(frame: CardFrameHandle | undefined): void;
  /**
   * Asks the frame for its answer. One that is chosen by itself stands there a moment later: it is waited for. Without a
   * frame there is no answer.
   */
  read(): Promise<CardFrameOutcome>;
  /** Moves the focus to a field in the frame. */
  focus(field: CardFrameField): void;
  /** Calls back with each answer. */
  subscribe(listener: (outcome: CardFrameOutcome) => void): () => void;
}

/** How long a frame may take until it stands there, in milliseconds: its code is there, it only has to be drawn. */
const placingLimit = 5_000;

/** Creates a desk without a frame. */
export function createCardDesk(): CardDesk {
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
    async read() {
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

/** The desk of this page: there is at most one frame at a time. */
export const cardDesk = createCardDesk();
