import { useEffect } from 'react';
import { usePortal } from '../portal/index.ts';

/**
 * Follows plain links inside the portal without loading the page anew. Widgets write ordinary anchors, so that a new
 * tab, a copied address and a failing script all work; what is no route of the portal is left to the browser.
 */
export function useInsideLinks(): void {
  const { site, navigator } = usePortal();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || !isPlainClick(event) || !isPlainLink(anchor)) return;
      const url = new URL(anchor.href);
      if (url.origin !== location.origin || url.hash !== '' || !site.routes.match(url.pathname)) return;
      event.preventDefault();
      navigator.go(url.pathname + url.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [site, navigator]);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function isPlainLink(anchor: HTMLAnchorElement): boolean {
  return (
    anchor.href !== '' &&
    (anchor.target === '' || anchor.target === '_self') &&
    !anchor.hasAttribute('download')
  );
}
