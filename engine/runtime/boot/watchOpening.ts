import type { Clock } from '../ports/index.ts';

/** Selector of skeletons, which every presentation marks. */
const waiting = '[data-waiting], [aria-busy="true"]';

/** A first screen that is incomplete by then counts as complete, in milliseconds: something may never come. */
const longest = 6_000;

/** It must stay complete for so long, in milliseconds: the last part may still ask for something. */
const calm = 500;

/** The state of a page until its first screen is complete. */
export interface Opening {
  /** Resolves when the first screen is complete and stays so: it has a heading and no skeleton. */
  readonly over: Promise<void>;
  isOver(): boolean;
}

/**
 * Observes the portal's element until its first screen is complete.
 *
 * @param live resolves when a screen that came with the page is hydrated; it is complete before the portal has started
 */
export function watchOpening(container: HTMLElement, clock: Clock, live?: Promise<void>): Opening {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const observer = new MutationObserver(look);
  const giveUp = clock.after(longest, end);
  let stopCalm: (() => void) | undefined;
  let isLive = live === undefined;
  void live?.then(() => {
    isLive = true;
    look();
  });

  function look(): void {
    const isWhole =
      isLive && container.querySelector('h1') !== null && container.querySelector(waiting) === null;
    if (!isWhole) {
      stopCalm?.();
      stopCalm = undefined;
    } else stopCalm ??= clock.after(calm, end);
  }

  function end(): void {
    isOver = true;
    observer.disconnect();
    giveUp();
    stopCalm?.();
    resolve();
  }

  observer.observe(container, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
  return { over, isOver: () => isOver };
}
