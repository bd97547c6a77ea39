import { createContext, useContext, type ReactNode } from 'react';
import type { Portal } from './portal.ts';

const PortalContext = createContext<Portal | undefined>(undefined);

/** Gives a portal to everything inside. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }): ReactNode {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The portal that the component is part of. Throws outside of one: that is a mistake in the composition. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('This component is not inside a PortalProvider.');
  return portal;
}
