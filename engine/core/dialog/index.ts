export {
  decideDialog,
  isOpen,
  openDialogs,
  type DialogOptions,
  type OpenDialog,
  type ShownDialog,
} from './decideDialog.ts';
