import type { ReactElement, ReactNode } from 'react';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** The main content of the page. */
  children: ReactNode;
  /** The content beside it from 960 px on, and below it on narrower screens. */
  aside: ReactNode;
}

/** Two thirds and one third. */
export function Columns({ children, aside }: ColumnsProps): ReactElement {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
