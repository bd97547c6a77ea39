import { useSyncExternalStore, type ReactNode } from 'react';
import { createEvaluator } from '../../../core/decision/index.ts';
import { decideDialog, type ShownDialog } from '../../../core/dialog/decideDialog.ts';
import { isAlike } from '../../../core/json/index.ts';
import { useControls } from '../hook/useControls.ts';
import { useDialogsHere } from '../hook/useDialogsHere.ts';
import { useDecision } from '../hook/useFacts.ts';
import { useSentences } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';
import { WidgetList } from '../slot/WidgetSlot.tsx';

/** The dialog over the page, with the function that closes it. */
interface OpenDialog extends ShownDialog {
  close(): void;
}

/** The dialog of the manifests that is open now. */
export function DialogHost(): ReactNode {
  const shown = useDialog();
  return shown && <OneDialog key={shown.id} shown={shown} />;
}

/** The dialog that shows now; undefined when there is none. */
function useDialog(): OpenDialog | undefined {
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

/** Nothing shows until its words are loaded. */
function OneDialog({ shown }: { shown: OpenDialog }): ReactNode {
  const { presentation } = usePortal();
  const { id, dialog, closable, close } = shown;
  const [title, text] = useSentences([dialog.title, dialog.text]);
  const controls = useControls(dialog.actions, { close, container: id });
  if (title === undefined || text === undefined) return undefined;
  // A link cannot close anything: an answer that leads somewhere is a button.
  const actions = controls.map(({ label, style, press }) => ({
    label,
    style,
    press: answering(press, close),
  }));
  const body = dialog.body && <WidgetList widgets={dialog.body} />;
  const fullScreen = dialog.form === 'full-screen';
  return (
    <presentation.QuestionDialog
      dialog={{ title, text, actions, ...(body && { body }), fullScreen, close: closable ? close : 'never' }}
    />
  );
}

/** Every answer closes the dialog. */
function answering(press: () => void, close: () => void): () => void {
  return () => {
    close();
    press();
  };
}
