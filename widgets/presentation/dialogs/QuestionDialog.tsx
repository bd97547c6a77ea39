import { useSentence, type Presentation } from '../../../engine/index.ts';
import { ControlButton } from '../../controls/index.ts';
import { Dialog } from '../../kit/dialog/index.ts';

/** A question over a step, or a dialog over a page. It is answered with its buttons; whether it can be closed, it says. */
export const QuestionDialog: Presentation['QuestionDialog'] = ({ dialog }) => {
  const closeWords = useSentence('common:close');
  const close = typeof dialog.close === 'function' ? dialog.close : undefined;
  return (
    <Dialog
      isOpen
      dismissal={close ? 'escape' : 'actions-only'}
      closeLabel={close && closeWords}
      isFullScreen={dialog.fullScreen}
      title={dialog.title}
      text={dialog.text}
      onClose={() => close?.()}
      actions={dialog.actions.map((action) => (
        <ControlButton key={action.label} control={action} />
      ))}
    >
      {dialog.body}
    </Dialog>
  );
};
