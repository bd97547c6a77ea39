export { HeaderAction } from './HeaderAction.tsx';
export type { HeaderActionProps } from './HeaderAction.tsx';
export { HeaderBar } from './HeaderBar.tsx';
export type { HeaderArrangement, HeaderBarProps } from './HeaderBar.tsx';
