import type { ReactNode } from 'react';
import type { SequenceDialog } from '../../../core/manifest/index.ts';
import { useControls } from '../hook/useControls.ts';
import { useRunner } from '../hook/useSequence.ts';
import { useSentences } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';

/** A question over a step. It can be closed without an answer. Nothing shows until its words are loaded. */
export function Question({ dialog }: { dialog: SequenceDialog }): ReactNode {
  const { dismiss } = useRunner();
  const { presentation } = usePortal();
  const [title, text] = useSentences([dialog.title, dialog.text]);
  const actions = useControls(dialog.actions);
  if (title === undefined || text === undefined) return undefined;
  return <presentation.QuestionDialog dialog={{ title, text, actions, close: dismiss }} />;
}
