import type { Clock } from '../ports/index.ts';
import type { PageUse } from './watchUserActivity.ts';

/** After the last key, click or touch so many milliseconds have to pass. */
export const calmAfter = 1_500;

/** Open things whose state would be lost. */
const open =
  'dialog[open], [role="dialog"], [role="alertdialog"], [aria-expanded="true"], details[open], [aria-busy="true"]';

/**
 * Whether the page can be replaced now without losing input or disturbing anybody.
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

/** Whether nothing has the focus, or the heading, where each arrival puts it. A customer on a link or field stays there. */
function isFocusAtRest({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || isHeading(activeElement);
}

function isHeading(element: Element): boolean {
  return element.matches('main h1');
}

/**
 * Stores the scroll position, and whether the heading has the focus. Returns how to restore both after the page was
 * replaced.
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
