import { useSyncExternalStore } from 'react';
import { createEvaluator } from '../../../core/decision/index.ts';
import { decideDialog, type ShownDialog } from '../../../core/dialog/decideDialog.ts';
import { isAlike } from '../../../core/json/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useDialogsHere } from './useDialogsHere.ts';
import { useDecision } from './useFacts.ts';

/** The dialog over the page, and how it is closed. */
export interface OpenDialog extends ShownDialog {
  close(): void;
}

/** The dialog that shows now; undefined when there is none. */
export function useDialog(): OpenDialog | undefined {
  const { site, store, dialogs } = usePortal();
  useSyncExternalStore(dialogs.subscribe, dialogs.version, dialogs.version);
  const conditions = useDialogsHere().flatMap(({ when, closableWhen }) => [when, closableWhen]);
  const shown = useDecision(
    conditions.flatMap((condition) => site.conditions.slotsOf(condition)),
    () => decideDialog(createEvaluator(site, store.assignment()), dialogs),
    isAlike,
  );
  return shown && { ...shown, close: () => dialogs.close(shown.id) };
}
