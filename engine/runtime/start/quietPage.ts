import type { Clock } from '../ports/index.ts';

/** Knows whether the page could be replaced this moment without anybody losing something or being disturbed. */
export interface QuietPage {
  /** `arrival` is another value after each arrival: what was typed before it is gone anyway. */
  isQuiet(arrival: string): boolean;
  stop(): void;
}

/** After the last key, click or touch so many milliseconds have to pass. */
export const calmAfter = 1_500;

/** Open things whose state would be lost. */
const open =
  'dialog[open], [role="dialog"], [role="alertdialog"], [aria-expanded="true"], details[open], [aria-busy="true"]';

/** Listens to what the customer does. `arrival` is asked when something is typed. */
export function watchPage(page: Document, clock: Clock, arrival: () => string): QuietPage {
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
  return {
    isQuiet: (now) =>
      typedAt !== now &&
      clock.now() - active >= calmAfter &&
      isFocusAtRest(page) &&
      page.querySelector(open) === null &&
      page.getSelection()?.isCollapsed !== false,
    stop: () => listening.abort(),
  };
}

/** Nothing has the focus, or the heading, where each arrival puts it. Whoever is on a link or in a field stays there. */
function isFocusAtRest({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || isHeading(activeElement);
}

function isHeading(element: Element): boolean {
  return element.matches('main h1');
}

/**
 * Remembers where the customer is on the page: how far down, and whether on the heading. Returns how to be there again
 * after the page was replaced.
 */
export function rememberPlace(page: Document): () => void {
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  const wasOnHeading = page.activeElement !== null && isHeading(page.activeElement);
  return () => {
    page.defaultView?.scrollTo(scrollX, scrollY);
    const heading = wasOnHeading ? page.querySelector<HTMLElement>('main h1') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
