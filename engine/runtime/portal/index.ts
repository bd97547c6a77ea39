export { PortalProvider, usePortal } from './PortalContext.tsx';
export { createPortal, languageKey, type Portal, type RunningSequence, type WrapStore } from './portal.ts';
