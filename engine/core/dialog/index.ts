export { decideDialog, type DialogOptions, type ShownDialog } from './decideDialog.ts';
