export {
  createPortal,
  languageKey,
  type Portal,
  type PortalParts,
  type RunningSequence,
  type WrapStore,
} from './portal.ts';
export { PortalProvider, usePortal } from './PortalContext.tsx';
