export { createPortal, languageKey, type Portal, type PortalParts } from './portal.ts';
export { PortalProvider, usePortal } from './PortalContext.tsx';
