import { x } from '../../generated/glyphs/x.ts';
import type { ReactElement, ReactNode } from 'react';
import { useAnnouncement } from '../announcer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { Heading } from '../text/index.ts';
import type { HeadingLevel } from '../text/index.ts';
import styles from './Notice.module.css';
import { stateIcon } from './stateIcon.ts';
import type { NoticeState } from './stateIcon.ts';

export interface NoticeDismissal {
  /** The name of the cross, such as "Dismiss". */
  label: string;
  onDismiss: () => void;
}

export interface NoticeProps {
  state: NoticeState;
  title: string;
  /** The place of the title in the outline; without it the title is strong text, no heading. */
  headingLevel?: HeadingLevel | undefined;
  /** The explanation, with the possible remedies. */
  children?: ReactNode;
  /** Links or buttons. */
  actions?: ReactNode;
  dismissal?: NoticeDismissal | undefined;
  /** Whether it is beside a more urgent notice: then it has the surface of a card, and only its icon shows the state. */
  isQuiet?: boolean | undefined;
  /** Whether it is said to whoever cannot see it appear: for a notice that comes later than the page. */
  isAnnounced?: boolean | undefined;
}

/** A message in the page, in one of the four states. Says it in words and with an icon, not by colour alone. */
export function Notice({
  state,
  title,
  headingLevel,
  children,
  actions,
  dismissal,
  isQuiet = false,
  isAnnounced = false,
}: NoticeProps): ReactElement {
  const said = typeof children === 'string' ? `${title}. ${children}` : title;
  useAnnouncement(isAnnounced ? said : undefined);
  return (
    <div className={`${styles.notice} ${styles[state]} ${isQuiet ? styles.quiet : ''}`}>
      <span className={styles.icon}>
        <Icon glyph={stateIcon[state]} />
      </span>
      <div className={styles.body}>
        {headingLevel === undefined ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Heading level={headingLevel} size="body">
            {title}
          </Heading>
        )}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {dismissal !== undefined && (
        <div className={styles.dismiss}>
          <IconButton label={dismissal.label} icon={<Icon glyph={x} />} onPress={dismissal.onDismiss} />
        </div>
      )}
    </div>
  );
}
