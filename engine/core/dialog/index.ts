export { decideDialog, openDialogs, type DialogOptions, type ShownDialog } from './decideDialog.ts';
