import { chevronDown } from '../../generated/glyphs/chevronDown.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** Given together with `onOpenChange` when something else opens and closes it, such as "Expand all". */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** Details that open on demand. The browser's own element: it is found by find-in-page and works before our code. */
export function Disclosure({ summary, isOpen, onOpenChange, children }: DisclosureProps): ReactElement {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onOpenChange?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        <span className={styles.arrow}>
          <Icon glyph={chevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
