import { partHolds, type Evaluator } from '../decision/index.ts';
import type { DialogManifest } from '../manifest/index.ts';

/** The dialog that shows. */
export interface ShownDialog {
  id: string;
  dialog: DialogManifest;
  /** Whether Escape and a close button close it without an answer. */
  closable: boolean;
}

/** The input of decisions about dialogs besides their conditions. */
export interface DialogOptions {
  /** Whether something has opened it. */
  isOpened(id: string): boolean;
  /** Whether the customer has closed it, and that still counts. */
  isDismissed(id: string): boolean;
}

/** Nobody has opened or closed any. */
export const untouched: DialogOptions = { isOpened: () => false, isDismissed: () => false };

/**
 * The dialog over the page: of those that are open by themselves or were opened, the one with the highest priority. One
 * that was opened by hand shows even when it was closed before.
 */
export function decideDialog(evaluator: Evaluator, options: DialogOptions): ShownDialog | undefined {
  const [first] = openDialogs(evaluator, options);
  if (!first) return undefined;
  return { ...first, closable: isClosable(evaluator, first) };
}

/** Whether a dialog can be closed without an answer. */
export function isClosable(evaluator: Evaluator, { id, dialog }: OpenDialog): boolean {
  const { closable = true, closableWhen } = dialog;
  const location = { kind: 'dialog', id, pointer: '/closableWhen', subject: `closing ${id}` } as const;
  return closable && evaluator.evaluate(closableWhen, location) === true;
}

/** A dialog that is open; whether it shows depends on the others. */
export type OpenDialog = Pick<ShownDialog, 'id' | 'dialog'>;

/** All dialogs that are open: the first shows, the others wait until it is closed. */
export function openDialogs(evaluator: Evaluator, options: DialogOptions): readonly OpenDialog[] {
  return Object.entries(evaluator.site.manifests.dialog)
    .map(([id, dialog]) => ({ id, dialog }))
    .filter((each) => isOpen(evaluator, each, options))
    .sort((a, b) => b.dialog.priority - a.dialog.priority);
}

/** Whether a dialog is open: something has opened it, or its condition holds and nobody has closed it. */
export function isOpen(
  evaluator: Evaluator,
  { id, dialog }: OpenDialog,
  { isOpened, isDismissed }: DialogOptions,
): boolean {
  const location = { kind: 'dialog', id, pointer: '', subject: `dialog ${id}` } as const;
  if (isOpened(id)) {
    evaluator.note(location, 'opened');
    return true;
  }
  if (!dialog.when || partHolds(evaluator, dialog, location) !== true) return false;
  if (!isDismissed(id)) return true;
  evaluator.note({ ...location, pointer: '/dismissal' }, 'closed before');
  return false;
}
