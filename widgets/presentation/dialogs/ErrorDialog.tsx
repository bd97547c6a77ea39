import type { Presentation } from '../../../engine/index.ts';
import { ControlButton } from '../../controls/index.ts';
import { Button } from '../../kit/button/index.ts';
import { Dialog } from '../../kit/dialog/index.ts';

/** Enter acknowledges: the button has the focus when the dialog comes, which a screen reader still says as a whole. */
const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** An entry of the error catalogue, acknowledged with its button (BL-ERR-001). */
export const ErrorDialog: Presentation['ErrorDialog'] = ({ error, onAcknowledge }) => (
  <Dialog
    isOpen
    kind="alert"
    dismissal="escape"
    title={error.title}
    text={error.text}
    onClose={onAcknowledge}
    actions={
      <>
        <Button ref={focus} onPress={onAcknowledge}>
          {error.acknowledge}
        </Button>
        {error.actions.map((action) => (
          <ControlButton key={action.label} control={action} />
        ))}
      </>
    }
  />
);
