import { useEffect, useRef } from 'react';
import { useScreen } from '../hook/index.ts';

/**
 * After each arrival by navigation the page starts at its top and its heading has the focus, so that a screen reader
 * reads on from there; not at the first page, where the browser does that itself. An alert that has taken the focus
 * keeps it: a step that one is led back to says first what is wrong. The heading may come later than the arrival, with
 * code or facts, or be replaced by another one, as when Back of the browser leads to an earlier step: then it gets the
 * focus when it comes, unless the customer has gone on meanwhile.
 */
export function useArrivalFocus(): void {
  const { arrivals, deciding } = useScreen();
  const seen = useRef(1);
  useEffect(() => {
    if (deciding || arrivals <= seen.current) return undefined;
    seen.current = arrivals;
    window.scrollTo(0, 0);
    if (document.activeElement?.closest('main [role="alert"]')) return undefined;
    const left = document.activeElement;
    let heading = focusHeading();
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isGoneOn = activeElement !== (heading ?? left) && activeElement !== body;
      if (isGoneOn) observer.disconnect();
      else if (!heading?.isConnected) heading = focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [arrivals, deciding]);
}

function focusHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? undefined;
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  return heading;
}
