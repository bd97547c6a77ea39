export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
export { createToastQueue } from './toastQueue.ts';
export type { Schedule, Toast, ToastContent, ToastQueue } from './toastQueue.ts';
