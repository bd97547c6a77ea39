import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Portal } from '../portal/index.ts';
import { reachBasis, type ScreenBasis } from '../view/index.ts';
import { PortalHostView, type PortalHost } from './portalHost.tsx';
import { preloadedFiles } from './preloadedFiles.ts';
import { untilDecided } from './untilDecided.ts';

/** The first drawing of the portal. */
export interface FirstDrawing {
  container: HTMLElement;
  host: PortalHost;
  /** The data of a screen that came with the page; undefined if none did. */
  basis: ScreenBasis | undefined;
}

/**
 * Draws the portal. A screen that came with the page is hydrated if the portal would draw the same; otherwise the
 * portal's own screen replaces it.
 */
export async function hydrateOrRender({ container, host, basis }: FirstDrawing): Promise<Root> {
  const view = <PortalHostView host={host} />;
  const portal = host.current();
  if (portal && !basis) await untilDecided(portal, preloadedFiles(document));
  if (!portal || !basis || !(await isReached(portal, basis)) || host.current() !== portal) {
    const root = createRoot(container);
    root.render(basis ? <TellLive>{view}</TellLive> : view);
    return root;
  }
  const onRecoverableError = (error: unknown): void =>
    portal.ports.report({ what: 'screen-differs', detail: { error } });
  portal.store.keepDrawn();
  // In a transition: otherwise React hydrates the rest of a screen in one task, however long that takes.
  return new Promise((resolve) => {
    startTransition(() => {
      resolve(hydrateRoot(container, view, { onRecoverableError }));
      tellLive();
    });
  });
}

/** Until the portal's own screen stands, what is pressed is that which came with the page, and nothing hears it. */
function TellLive({ children }: { children: ReactNode }): ReactNode {
  useEffect(tellLive, []);
  return children;
}

/** Tells `prerender/early.ts` to replay the presses that it has held. */
function tellLive(): void {
  document.dispatchEvent(new Event('portal-live'));
}

/** A screen that is not hydrated would do nothing: whatever is wrong with it, the portal draws its own. */
async function isReached(portal: Portal, basis: ScreenBasis): Promise<boolean> {
  try {
    return await reachBasis(portal, basis);
  } catch (reason) {
    portal.ports.report({ what: 'screen-not-taken-over', detail: { reason } });
    return false;
  }
}
