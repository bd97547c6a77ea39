import type { ReactElement } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './Spinner.module.css';

export interface BusyProps {
  /** What is going on, such as "Processing your payment". */
  title: string;
  /** What the reader should or should not do meanwhile. */
  detail?: string | undefined;
}

/** A place that is taken by work in progress; announced politely. */
export function Busy({ title, detail }: BusyProps): ReactElement {
  return (
    <output className={styles.busy}>
      <Spinner size="large" />
      <span className={styles.title}>{title}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </output>
  );
}
