export { Dialog } from './Dialog.tsx';
export type { DialogDismissal, DialogProps } from './Dialog.tsx';
