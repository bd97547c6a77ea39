export { AboveTitle } from './AboveTitle.tsx';
export { FocusedFlow } from './FocusedFlow.tsx';
export type { FocusedFlowProps } from './FocusedFlow.tsx';
