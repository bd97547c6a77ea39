import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType } from 'react-router';
import { useScreen } from '../hook/useScreen.ts';
import { usePortal } from '../../portal/index.ts';

/**
 * After each arrival by navigation the page starts at its top (after Back and Forward where the customer left it, if the
 * site says so) and its heading has the focus, so that a screen reader reads on from there; not at the first page, where
 * the browser does that itself. An alert that has taken the focus keeps it: a step that one is led back to says first
 * what is wrong. The heading may come later than the arrival, with code or facts, or be replaced by another one, as when
 * Back of the browser leads to an earlier step: then it gets the focus when it comes, unless the customer has gone on
 * meanwhile.
 */
export function useArrival(): void {
  const arrivals = useScreen((screen) => screen.arrivals);
  const deciding = useScreen((screen) => screen.deciding);
  const entry = useScreen((screen) => screen.entry);
  const leftAt = useLeftPositions();
  const seen = useRef(1);
  const positionAtArrival = useEffectEvent(() =>
    entry.action === NavigationType.Pop ? leftAt(entry.key) : 0,
  );
  // The address may follow a step before its heading is there: that is no reason to stop waiting for it.
  useEffect(() => {
    if (deciding || arrivals <= seen.current) return undefined;
    seen.current = arrivals;
    const position = positionAtArrival();
    window.scrollTo(0, position);
    const takesFocus = !document.activeElement?.closest('main [role="alert"]');
    if (!takesFocus && position === 0) return undefined;
    const left = document.activeElement;
    // Reading `scrollY` forces layout of the whole page; it is skipped when the page starts at its top.
    let scrolled = position === 0 ? 0 : window.scrollY;
    let heading: HTMLElement | undefined;
    let isDue = false;
    const lookForHeading = (): void => {
      const { activeElement, body } = document;
      const isGoneOn = activeElement !== (heading ?? left) && activeElement !== body;
      if (isGoneOn) observer.disconnect();
      // A heading that was hidden for a moment, while something beside it waited, has lost the focus, too.
      else if (isDue && !heading?.checkVisibility()) heading = focusHeading();
    };
    const observer = new MutationObserver(() => {
      // New content may have made the page long enough; a customer who scrolls meanwhile stays there.
      if (scrolled < position && window.scrollY === scrolled) {
        window.scrollTo(0, position);
        scrolled = window.scrollY;
      }
      lookForHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      isDue = takesFocus;
      lookForHeading();
    }, lostAfterMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [arrivals, deciding]);
}

/**
 * What was pressed goes with the page that was left. A screen reader has to hear of that before it hears of the heading:
 * where both come at once, Orca 43 looks for what it has lost, finds the heading itself, and reads nothing.
 */
const lostAfterMs = 100;

/** The heading of the page; undefined where there is none yet, or a hidden one, which takes no focus. */
function focusHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return undefined;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading ? heading : undefined;
}

/**
 * Stores the scroll position of each history entry when it is left, also over a reload, and returns it; 0 if the site
 * wants every page to start at its top.
 */
function useLeftPositions(): (key: string) => number {
  const { site, navigator, ports } = usePortal();
  const { tabStorage } = ports;
  const isTop = site.manifest.layout.backTo === 'top';
  useEffect(() => {
    if (isTop) return undefined;
    let last = navigator.screen();
    // Called before React draws the next page: the window still shows the last one.
    return navigator.subscribe(() => {
      const next = navigator.screen();
      const isLeft = next.deciding || next.entry.key !== last.entry.key;
      if (!last.deciding && isLeft) {
        const left = String(window.scrollY);
        tabStorage.setLater(positionKey(last.entry.key), () => left);
      }
      last = next;
    });
  }, [isTop, navigator, tabStorage]);
  return useCallback(
    (key) => (isTop ? 0 : Number(tabStorage.get(positionKey(key)) ?? 0)),
    [isTop, tabStorage],
  );
}

function positionKey(key: string): string {
  return `portal.scroll.${key}`;
}
