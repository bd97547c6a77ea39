import type { ReactElement, ReactNode } from 'react';
import { Amount } from '../amount/index.ts';
import { useAnnouncement } from '../announcer/index.ts';
import { Icon } from '../icon/index.ts';
import { stateIcon } from '../notice/index.ts';
import type { NoticeState } from '../notice/index.ts';
import { Heading } from '../text/index.ts';
import styles from './Receipt.module.css';

export interface ReceiptProps {
  state: NoticeState;
  /** The heading of the page: "Order received". */
  title: string;
  /** The amount in the reader's language; left out when no money moved. */
  amount?: string | undefined;
  /** The explanation, in a sentence or two. */
  lead?: string | undefined;
  /** The particulars, usually a `SummaryList`. */
  children?: ReactNode;
  /** The next steps; not printed. */
  actions?: ReactNode;
}

/**
 * The result of a flow, made to be read, printed or saved. It is announced besides its heading having the focus: what was
 * pressed goes in the same moment, and Orca 43 reads nothing then, so that nobody heard how it ended.
 */
export function Receipt({ state, title, amount, lead, children, actions }: ReceiptProps): ReactElement {
  useAnnouncement([title, amount, lead].filter((part) => part !== undefined).join('. '));
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <span className={`${styles.mark} ${styles[state]}`}>
          <Icon glyph={stateIcon[state]} size="large" />
        </span>
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        {amount !== undefined && <Amount size="display">{amount}</Amount>}
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </header>
      {children !== undefined && <div className={styles.particulars}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
