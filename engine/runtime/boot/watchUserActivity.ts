import type { Clock } from '../ports/index.ts';

/** What the customer has done on the page so far. */
export interface PageUse {
  /** The arrival after which something was typed last. What was typed before another one is gone anyway. */
  typedAt(): string | undefined;
  /** Time of the last key, click or touch, in milliseconds since the epoch. */
  activeAt(): number;
  stop(): void;
}

/**
 * Records user activity from the first moment on, before the code that reads it is loaded. Calls `arrival` when something
 * is typed.
 */
export function watchUserActivity(page: Document, clock: Clock, arrival: () => string): PageUse {
  let typedAt: string | undefined;
  let active = -Infinity;
  const onTyped = (): void => {
    typedAt = arrival();
  };
  const onActive = (): void => {
    active = clock.now();
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of ['input', 'change']) page.addEventListener(event, onTyped, options);
  for (const event of ['keydown', 'pointerdown', 'pointerup', 'touchmove', 'wheel'])
    page.addEventListener(event, onActive, options);
  return { typedAt: () => typedAt, activeAt: () => active, stop: () => listening.abort() };
}
