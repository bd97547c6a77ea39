export { TextButton } from './TextButton.tsx';
export type { TextButtonProps } from './TextButton.tsx';
