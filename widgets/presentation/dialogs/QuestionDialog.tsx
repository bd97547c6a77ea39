import type { Presentation } from '../../../engine/index.ts';
import { ControlButton } from '../../controls/index.ts';
import { Dialog } from '../../kit/dialog/index.ts';
import { Text } from '../../kit/text/index.ts';

/** A question over a step. It is answered with its buttons; Escape is its last one, the way back. */
export const QuestionDialog: Presentation['QuestionDialog'] = ({ dialog }) => (
  <Dialog
    isOpen
    dismissal="escape"
    title={dialog.title}
    onClose={() => dialog.actions.at(-1)?.press()}
    actions={dialog.actions.map((action) => (
      <ControlButton key={action.label} control={action} />
    ))}
  >
    <Text>{dialog.text}</Text>
  </Dialog>
);
