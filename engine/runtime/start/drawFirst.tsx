import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reachBasis, type ScreenBasis } from '../screen/index.ts';
import type { PortalHost } from './portalHost.tsx';

/** What is drawn first. */
export interface FirstDrawing {
  container: HTMLElement;
  view: ReactNode;
  host: PortalHost;
  /** What the screen was made from that came with the page; undefined when none came. */
  basis: ScreenBasis | undefined;
}

/**
 * Draws the portal. A screen that came with the page stays as it is and becomes live, when the portal would draw the very
 * same; otherwise the portal's own takes its place.
 */
export async function drawFirst({ container, view, host, basis }: FirstDrawing): Promise<Root> {
  const portal = host.current();
  const isSame = basis && portal && (await reachBasis(portal, basis)) && host.current() === portal;
  if (!isSame) {
    const root = createRoot(container);
    root.render(view);
    return root;
  }
  const onRecoverableError = (error: unknown): void =>
    portal.ports.report({ what: 'screen-differs', detail: { error } });
  // A transition, because React does the rest of a screen in one go, however long that takes.
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, view, { onRecoverableError })));
  });
}
