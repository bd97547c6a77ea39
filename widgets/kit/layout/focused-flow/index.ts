export { FocusedFlow } from './FocusedFlow.tsx';
export type { FocusedFlowProps } from './FocusedFlow.tsx';
