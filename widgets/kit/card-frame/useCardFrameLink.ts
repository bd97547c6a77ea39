import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createCardFrameLink } from './cardFrameLink.ts';
import type { CardFrameLink } from './cardFrameLink.ts';
import type { CardFrameConfiguration } from './protocol.ts';

/** The state of the frame: `silent` is a frame that has not spoken within its time limit. */
export type CardFrameState = 'loading' | 'ready' | 'silent';

export interface CardFrameConversation {
  frame: RefObject<HTMLIFrameElement | null>;
  link: RefObject<CardFrameLink | undefined>;
  state: CardFrameState;
  /** Height in pixels, as the frame measures itself; undefined before its form shows. */
  height: number | undefined;
}

interface ConversationOptions {
  origin: string;
  /** Milliseconds within which the frame must be ready. */
  timeLimit: number;
  /** Undefined while the ticket is on its way. */
  configuration: CardFrameConfiguration | undefined;
  onSubmitRequested: () => void;
}

/** Talks to the frame: configures it whenever it is ready and whenever the configuration changes. */
export function useCardFrameLink({
  origin,
  timeLimit,
  configuration,
  onSubmitRequested,
}: ConversationOptions): CardFrameConversation {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<CardFrameLink>(undefined);
  const [readyCount, setReadyCount] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const [height, setHeight] = useState<number>();
  const submitRequested = useEffectEvent(onSubmitRequested);

  // In the commit in which the frame comes: it speaks once, and a busy page may do its later effects after that.
  useLayoutEffect(() => {
    const opened = createCardFrameLink({
      origin,
      frameWindow: () => frame.current?.contentWindow,
      onReady: () => setReadyCount((count) => count + 1),
      onHeight: setHeight,
      onSubmitRequested: () => submitRequested(),
    });
    link.current = opened;
    addEventListener('message', opened.hear);
    return () => {
      removeEventListener('message', opened.hear);
      opened.close();
      link.current = undefined;
    };
  }, [origin]);

  const isReady = readyCount > 0;
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => {
      setSilent(true);
      link.current?.close();
    }, timeLimit);
    return () => clearTimeout(timer);
  }, [isReady, timeLimit]);

  useConfiguration(link, readyCount, configuration);
  const state = isReady ? 'ready' : isSilent ? 'silent' : 'loading';
  return { frame, link, state, height };
}

/** Sends the configuration by value, so that an equal object made anew does not disturb who is typing. */
function useConfiguration(
  link: RefObject<CardFrameLink | undefined>,
  readyCount: number,
  configuration: CardFrameConfiguration | undefined,
): void {
  const { limits, ...rest } = configuration ?? {};
  const limitsValue = limits === undefined ? undefined : JSON.stringify(limits);
  const restValue = configuration === undefined ? undefined : JSON.stringify(rest);
  const configure = useEffectEvent(() => {
    if (configuration !== undefined) link.current?.configure(configuration);
  });
  const setLimits = useEffectEvent(() => {
    if (limits !== undefined) link.current?.setLimits(limits);
  });
  useEffect(() => {
    if (readyCount > 0 && restValue !== undefined) configure();
  }, [readyCount, restValue]);
  useEffect(() => {
    if (limitsValue !== undefined) setLimits();
  }, [limitsValue]);
}
