export { AppFrame, InsteadOfMenu } from './AppFrame.tsx';
export type { AppFrameProps, MenuPlacement } from './AppFrame.tsx';
