import type { Clock } from '../ports/index.ts';
import type { PageUse } from './watchUserActivity.ts';

/** After the last key, click or touch so many milliseconds have to pass. */
export const calmAfter = 1_500;

/** Open things whose state would be lost. */
const open =
  'dialog[open], [role="dialog"], [role="alertdialog"], [aria-expanded="true"], details[open], [aria-busy="true"]';

/**
 * Whether the page could be replaced this moment without anybody losing something or being disturbed.
 *
 * @param arrival another value after each arrival: what was typed before it is gone anyway
 */
export function isQuiet(page: Document, clock: Clock, use: PageUse, arrival: string): boolean {
  return (
    use.typedAt() !== arrival &&
    clock.now() - use.activeAt() >= calmAfter &&
    isFocusAtRest(page) &&
    page.querySelector(open) === null &&
    page.getSelection()?.isCollapsed !== false
  );
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
