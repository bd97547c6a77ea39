export {
  decideDialog,
  isClosable,
  isOpen,
  openDialogs,
  type DialogOptions,
  type OpenDialog,
  type ShownDialog,
} from './decideDialog.ts';
