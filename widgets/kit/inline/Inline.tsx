import type { ReactElement, ReactNode } from 'react';
import styles from './Inline.module.css';

export interface InlineProps {
  /** Steps of 4 px. */
  gap?: 3 | 4 | undefined;
  justify?: 'start' | 'between' | undefined;
  children: ReactNode;
}

/** Children beside each other; they wrap when the line is full. */
export function Inline({ gap = 3, justify = 'start', children }: InlineProps): ReactElement {
  return (
    <div className={styles.inline} data-gap={gap} data-justify={justify}>
      {children}
    </div>
  );
}
