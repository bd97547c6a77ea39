import type { Asker } from '../decision/index.ts';
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
export function decideDialog(asker: Asker, options: DialogOptions): ShownDialog | undefined {
  const [first] = openDialogs(asker, options);
  if (!first) return undefined;
  const { id, dialog } = first;
  const { closable = true, closableWhen } = dialog;
  const standing = { kind: 'dialog', id, pointer: '/closableWhen', subject: `closing ${id}` } as const;
  return { id, dialog, closable: closable && asker.ask(closableWhen, standing) === true };
}

/** All dialogs that are open: the first shows, the others wait until it is closed. */
export function openDialogs(
  asker: Asker,
  options: DialogOptions,
): readonly Pick<ShownDialog, 'id' | 'dialog'>[] {
  return Object.entries(asker.site.manifests.dialog)
    .filter(([id, dialog]) => isOpen(asker, id, dialog, options))
    .map(([id, dialog]) => ({ id, dialog }))
    .sort((a, b) => b.dialog.priority - a.dialog.priority);
}

function isOpen(
  asker: Asker,
  id: string,
  dialog: DialogManifest,
  { isOpened, isDismissed }: DialogOptions,
): boolean {
  const standing = { kind: 'dialog', id, pointer: '/when', subject: `dialog ${id}` } as const;
  if (isOpened(id)) {
    asker.note({ ...standing, pointer: '' }, 'opened');
    return true;
  }
  if (!dialog.when || asker.ask(dialog.when, standing) !== true) return false;
  if (!isDismissed(id)) return true;
  asker.note({ ...standing, pointer: '/dismissal' }, 'closed before');
  return false;
}
