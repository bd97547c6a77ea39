export { readBootstrap } from './bootstrap.ts';
export type { PortalHost } from './portalHost.tsx';
export {
  type DeveloperTools,
  type InspectedPortal,
  type RunningPortal,
  type StartOptions,
  startPortal,
} from './startPortal.ts';
