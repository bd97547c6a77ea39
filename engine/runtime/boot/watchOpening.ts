import type { Clock } from '../ports/index.ts';

/** What stands for something that is on its way: every skeleton of a presentation says so. */
const waiting = '[data-waiting], [aria-busy="true"]';

/** A first screen that is not whole by then counts as if it were, in milliseconds: something may never come. */
const longest = 6_000;

/** So long it must have been whole, in milliseconds: what is drawn last may still ask for something. */
const calm = 500;

/** The way of a page to its first screen. */
export interface Opening {
  /** Resolves when the first screen is whole and stays so: a heading, and nothing that stands for something else. */
  readonly over: Promise<void>;
  isOver(): boolean;
}

/**
 * Watches where a portal is drawn until its first screen is whole.
 *
 * @param live until then a screen that came with the page stands there, which is whole before the portal has begun
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
