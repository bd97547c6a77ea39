export { startPortal, type RunningPortal, type StartOptions } from './startPortal.tsx';
