import type { ReactElement } from 'react';
import styles from './Toast.module.css';

interface ToastProps {
  /** The message; nothing shows without one. */
  text: string | undefined;
  /** How many there have been: a message like the last one is a message, too. */
  count: number;
}

/**
 * Says for a moment that something was done, over the foot of the page. It only repeats what the page shows, takes no
 * press and no focus. The element is there before its words: a screen reader says only what changes in one that it knows.
 */
export function Toast({ text, count }: ToastProps): ReactElement {
  return (
    <div className={styles.place} aria-live="polite">
      {text !== undefined && (
        <p key={count} className={styles.toast}>
          {text}
        </p>
      )}
    </div>
  );
}
