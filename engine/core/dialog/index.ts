export {
  decideDialog,
  isClosable,
  isOpen,
  openDialogs,
  untouched,
  type DialogOptions,
  type OpenDialog,
  type ShownDialog,
} from './decideDialog.ts';
