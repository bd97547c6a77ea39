import type { ReactElement } from 'react';
import styles from './Spinner.module.css';

/** A turning ring. It has no words: the component around it has to say what is running. */
export function Spinner(): ReactElement {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <circle className={styles.head} cx="12" cy="12" r="9" pathLength="100" strokeDasharray="28 72" />
    </svg>
  );
}
