export { AppFrame } from './AppFrame.tsx';
export type { AppFrameProps, MenuPlacement } from './AppFrame.tsx';
