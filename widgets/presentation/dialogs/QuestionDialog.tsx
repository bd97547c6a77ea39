import { useSentence, type DialogView, type Presentation } from '../../../engine/index.ts';
import { ControlButton } from '../../controls/index.ts';
import { Dialog } from '../../kit/dialog/index.ts';
import { Text } from '../../kit/text/index.ts';

/**
 * A question over a step, or a dialog over a page. It is answered with its buttons; Escape is its last one, the way back,
 * unless the dialog has a way to close it without an answer, or none.
 */
export const QuestionDialog: Presentation['QuestionDialog'] = ({ dialog }) => {
  const closeWords = useSentence('common:close');
  const closes = typeof dialog.close === 'function';
  return (
    <Dialog
      isOpen
      dismissal={dialog.close === 'never' ? 'actions-only' : 'escape'}
      closeLabel={closes ? closeWords : undefined}
      isFullScreen={dialog.fullScreen}
      title={dialog.title}
      onClose={() => leave(dialog)}
      actions={dialog.actions.map((action) => (
        <ControlButton key={action.label} control={action} />
      ))}
    >
      <Text>{dialog.text}</Text>
      {dialog.body}
    </Dialog>
  );
};

function leave({ close, actions }: DialogView): void {
  if (typeof close === 'function') close();
  else if (close === undefined) actions.at(-1)?.press();
}
