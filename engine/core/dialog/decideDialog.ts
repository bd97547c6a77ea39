import type { Evaluator } from '../decision/index.ts';
import type { DialogManifest } from '../manifest/index.ts';

/** The dialog that shows. */
export interface ShownDialog {
  id: string;
  dialog: DialogManifest;
  /** Whether Escape and a close button close it without an answer. */
  closable: boolean;
}

/** What decides about dialogs besides their conditions. */
export interface DialogOptions {
  /** Whether something has opened it. */
  isOpened(id: string): boolean;
  /** Whether the customer has closed it, and that still counts. */
  isDismissed(id: string): boolean;
}

/**
 * The dialog over the page: of those that are open by themselves or were opened, the one with the highest priority. One
 * that was opened by hand shows even when it was closed before.
 */
export function decideDialog(evaluator: Evaluator, options: DialogOptions): ShownDialog | undefined {
  const [first] = openDialogs(evaluator, options);
  if (!first) return undefined;
  const { id, dialog } = first;
  const { closable = true, closableWhen } = dialog;
  const location = { kind: 'dialog', id, pointer: '/closableWhen', subject: `closing ${id}` } as const;
  return { id, dialog, closable: closable && evaluator.evaluate(closableWhen, location) === true };
}

/** All dialogs that are open: the first shows, the others wait until it is closed. */
export function openDialogs(
  evaluator: Evaluator,
  options: DialogOptions,
): readonly Pick<ShownDialog, 'id' | 'dialog'>[] {
  return Object.entries(evaluator.site.manifests.dialog)
    .filter(([id, dialog]) => isOpen(evaluator, id, dialog, options))
    .map(([id, dialog]) => ({ id, dialog }))
    .sort((a, b) => b.dialog.priority - a.dialog.priority);
}

function isOpen(
  evaluator: Evaluator,
  id: string,
  dialog: DialogManifest,
  { isOpened, isDismissed }: DialogOptions,
): boolean {
  const location = { kind: 'dialog', id, pointer: '/when', subject: `dialog ${id}` } as const;
  if (isOpened(id)) {
    evaluator.note({ ...location, pointer: '' }, 'opened');
    return true;
  }
  if (!dialog.when || evaluator.evaluate(dialog.when, location) !== true) return false;
  if (!isDismissed(id)) return true;
  evaluator.note({ ...location, pointer: '/dismissal' }, 'closed before');
  return false;
}
