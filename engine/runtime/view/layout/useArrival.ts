import { useCallback, useEffect, useRef } from 'react';
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
  const { arrivals, deciding, entry } = useScreen();
  const leftAt = useLeftPositions();
  const seen = useRef(1);
  useEffect(() => {
    if (deciding || arrivals <= seen.current) return undefined;
    seen.current = arrivals;
    const position = entry.action === NavigationType.Pop ? leftAt(entry.key) : 0;
    window.scrollTo(0, position);
    const takesFocus = !document.activeElement?.closest('main [role="alert"]');
    if (!takesFocus && position === 0) return undefined;
    const left = document.activeElement;
    // Who reads where the window stands has the whole page laid out: not with each change of a page that starts at its top.
    let scrolled = position === 0 ? 0 : window.scrollY;
    let heading = takesFocus ? focusHeading() : undefined;
    const observer = new MutationObserver(() => {
      // What has come may have made the page long enough; whoever scrolls meanwhile stays there.
      if (scrolled < position && window.scrollY === scrolled) {
        window.scrollTo(0, position);
        scrolled = window.scrollY;
      }
      const { activeElement, body } = document;
      const isGoneOn = activeElement !== (heading ?? left) && activeElement !== body;
      if (isGoneOn) observer.disconnect();
      // Also one that was hidden for a moment, while something beside it waited, has lost the focus.
      else if (takesFocus && !heading?.checkVisibility()) heading = focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [arrivals, deciding, entry, leftAt]);
}

/** The heading of the page; undefined where there is none yet, or a hidden one, which takes no focus. */
function focusHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return undefined;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading ? heading : undefined;
}

/**
 * Keeps how far down each entry of the history was when it was left, also over a reload. Returns where that was; the top
 * where the site wants every arrival to start there.
 */
function useLeftPositions(): (key: string) => number {
  const { site, navigator, ports } = usePortal();
  const { tabStorage } = ports;
  useEffect(() => {
    let last = navigator.screen();
    // Called before React draws the next page: the window still shows the last one.
    return navigator.subscribe(() => {
      const next = navigator.screen();
      const isLeft = next.deciding || next.entry.key !== last.entry.key;
      if (!last.deciding && isLeft) tabStorage.set(positionKey(last.entry.key), String(window.scrollY));
      last = next;
    });
  }, [navigator, tabStorage]);
  return useCallback(
    (key) => (site.manifest.layout.backTo === 'top' ? 0 : Number(tabStorage.get(positionKey(key)) ?? 0)),
    [site, tabStorage],
  );
}

function positionKey(key: string): string {
  return `portal.scroll.${key}`;
}
