export { readBootstrap } from './bootstrap.ts';
export type { PortalHost } from './portalHost.tsx';
export * from './startPortal.ts';
