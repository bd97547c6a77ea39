import type { ReactNode } from 'react';
import type { SequenceDialog } from '../../core/manifest/index.ts';
import { useControls, useSentences } from '../hook/index.ts';
import { usePortal } from '../portal/index.ts';

/** A question over a step. Until its words are there nothing is shown. */
export function Question({ dialog }: { dialog: SequenceDialog }): ReactNode {
  const { presentation } = usePortal();
  const [title, text] = useSentences([dialog.title, dialog.text]);
  const actions = useControls(dialog.actions);
  if (title === undefined || text === undefined) return undefined;
  return <presentation.QuestionDialog dialog={{ title, text, actions }} />;
}
