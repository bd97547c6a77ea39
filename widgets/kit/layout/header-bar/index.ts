export { HeaderAction } from './HeaderAction.tsx';
export type { HeaderActionProps } from './HeaderAction.tsx';
export { HeaderBar } from './HeaderBar.tsx';
export type { HeaderBarProps } from './HeaderBar.tsx';
