export { readBootstrap, type Bootstrap } from './bootstrap.ts';
export type { PortalHost } from './portalHost.tsx';
export { startPortal, type RunningPortal, type StartOptions } from './startPortal.tsx';
