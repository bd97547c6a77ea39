import type { ReactNode } from 'react';
import { useControls } from '../hook/useControls.ts';
import { type OpenDialog, useDialog } from '../hook/useDialog.ts';
import { useSentences } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';
import { WidgetList } from '../slot/WidgetSlot.tsx';

/** The dialog of the manifests that is open now. */
export function DialogHost(): ReactNode {
  const shown = useDialog();
  return shown && <OneDialog key={shown.id} shown={shown} />;
}

/** Until its words are there nothing is shown. */
function OneDialog({ shown }: { shown: OpenDialog }): ReactNode {
  const { presentation } = usePortal();
  const { dialog, closable, close } = shown;
  const [title, text] = useSentences([dialog.title, dialog.text]);
  const controls = useControls(dialog.actions, { close });
  if (title === undefined || text === undefined) return undefined;
  // An address cannot close anything: an answer that leads somewhere is a button.
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

/** Whatever the answer is, the dialog is over with it. */
function answering(press: () => void, close: () => void): () => void {
  return () => {
    close();
    press();
  };
}
