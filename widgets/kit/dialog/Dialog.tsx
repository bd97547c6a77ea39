import { x } from '../../generated/glyphs/x.ts';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { PressCover } from '../press-cover/index.ts';
import { Text } from '../text/index.ts';
import styles from './Dialog.module.css';

/**
 * Ways of closing a dialog besides its actions: by Escape; or not at all, when an answer is needed or something is under
 * way.
 */
export type DialogDismissal = 'escape' | 'actions-only';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The sentence below the title. It describes the dialog: a screen reader says both when the focus comes. */
  text?: string | undefined;
  /** Anything more, below the sentence. */
  children?: ReactNode;
  /** Buttons; the first is the primary one. */
  actions: ReactNode;
  /** `alert` interrupts: a failure to acknowledge, a choice with consequences. */
  kind?: 'plain' | 'alert' | undefined;
  dismissal?: DialogDismissal | undefined;
  /** The name of the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** Whether it replaces the whole page, rather than lying over it. */
  isFullScreen?: boolean | undefined;
}

/** A modal dialog: takes the focus, keeps it, and gives it back. A sheet at the foot of the screen on phones. */
export function Dialog({
  isOpen,
  onClose,
  title,
  text,
  children,
  actions,
  kind = 'plain',
  dismissal = 'escape',
  closeLabel,
  isFullScreen = false,
}: DialogProps): ReactElement {
  const textId = useId();
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={onClose}
      isKeyboardDismissDisabled={dismissal === 'actions-only'}
    >
      <Modal className={`${styles.sheet} ${isFullScreen ? styles.fullScreen : ''}`}>
        <AriaDialog
          className={styles.dialog ?? ''}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          {...(text !== undefined && { 'aria-describedby': textId })}
        >
          <div className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {closeLabel !== undefined && (
              <div className={styles.close}>
                <IconButton label={closeLabel} icon={<Icon glyph={x} />} onPress={onClose} />
              </div>
            )}
          </div>
          {(text ?? children) !== undefined && (
            <div className={styles.body}>
              {text !== undefined && <Text id={textId}>{text}</Text>}
              {children}
            </div>
          )}
          <div className={styles.actions}>{actions}</div>
          <PressCover />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
