import { cardFrameChannel } from './protocol.ts';
import type { CardFrameConfiguration, CardFrameLimits, CardFrameOutcome } from './protocol.ts';
import { readCardFrameMessage } from './readCardFrameMessage.ts';

export interface CardFrameLinkOptions {
  /** The frame's window, once there is one. */
  frameWindow: () => Window | null | undefined;
  /** The frame's origin: nothing is said to and nothing heard from any other. */
  origin: string;
  onReady: () => void;
  onHeight: (height: number) => void;
  onSubmitRequested: () => void;
}

/** One end of the conversation with the card frame. */
export interface CardFrameLink {
  /** Takes every `message` event of the page; those of others are ignored. */
  hear: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void;
  configure: (configuration: CardFrameConfiguration) => void;
  setLimits: (limits: CardFrameLimits) => void;
  /**
   * Settles in any case, at the latest as `failed` after so many milliseconds. A second call joins the first. One before the frame
   * has its configuration waits for that: filling in a short form may be quicker than a ticket on a slow line.
   */
  submit: (timeLimit: number) => Promise<CardFrameOutcome>;
  focus: (field: string) => void;
  clear: () => void;
  /** Gives up on whatever is under way. */
  close: () => void;
}

interface PendingSubmit {
  requestId: string;
  isTold: boolean;
  promise: Promise<CardFrameOutcome>;
  settle: (outcome: CardFrameOutcome) => void;
}

/** Opens the conversation. The frame speaks first: `ready`. */
export function createCardFrameLink(options: CardFrameLinkOptions): CardFrameLink {
  const { frameWindow, origin, onReady, onHeight, onSubmitRequested } = options;
  let isReady = false;
  let isConfigured = false;
  let pending: PendingSubmit | undefined;

  const tell = (message: object): void => {
    // Before that the window still shows an empty page of this origin, and the browser would report an error.
    if (!isReady) return;
    frameWindow()?.postMessage({ channel: cardFrameChannel, ...message }, origin);
  };
  const settle = (requestId: string, outcome: CardFrameOutcome): void => {
    if (pending?.requestId === requestId) pending.settle(outcome);
  };
  const start = (timeLimit: number): PendingSubmit => {
    const requestId = crypto.randomUUID();
    const { promise, resolve } = Promise.withResolvers<CardFrameOutcome>();
    const timer = setTimeout(() => settle(requestId, { kind: 'failed' }), timeLimit);
    return {
      requestId,
      isTold: false,
      promise,
      settle: (outcome) => {
        clearTimeout(timer);
        pending = undefined;
        resolve(outcome);
      },
    };
  };

  /** Messages arrive in the order in which they were sent: the frame has its form before it is asked for its content. */
  const ask = (): void => {
    if (!isConfigured || pending === undefined || pending.isTold) return;
    pending.isTold = true;
    tell({ type: 'submit', requestId: pending.requestId });
  };

  return {
    hear: (event) => {
      if (event.origin !== origin || event.source !== frameWindow()) return;
      const message = readCardFrameMessage(event.data);
      if (message === undefined) return;
      if (message.type === 'resize') onHeight(message.height);
      else if (message.type === 'submit-requested') onSubmitRequested();
      else if (message.type === 'result') settle(message.requestId, message.outcome);
      else {
        // A frame that loads again has forgotten what it was asked.
        if (pending?.isTold) pending.settle({ kind: 'failed' });
        isConfigured = false;
        isReady = true;
        onReady();
      }
    },
    configure: (configuration) => {
      tell({ type: 'configure', ...configuration });
      isConfigured = isReady;
      ask();
    },
    setLimits: (limits) => tell({ type: 'limits', limits }),
    submit: (timeLimit) => {
      pending ??= start(timeLimit);
      ask();
      return pending.promise;
    },
    focus: (field) => tell({ type: 'focus', field }),
    clear: () => tell({ type: 'clear' }),
    close: () => pending?.settle({ kind: 'failed' }),
  };
}
