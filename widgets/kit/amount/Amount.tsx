import type { ReactElement } from 'react';
import styles from './Amount.module.css';

export type AmountSize = 'display' | 'heading' | 'title' | 'body';

export interface AmountProps {
  /** The amount as the reader's language writes it, such as `$1,184.10`. */
  children: string;
  size?: AmountSize | undefined;
  isStrong?: boolean | undefined;
}

/** Money, in figures of one width, never broken over two lines. */
export function Amount({ children, size = 'body', isStrong = false }: AmountProps): ReactElement {
  const weight = isStrong || size !== 'body' ? styles.strong : '';
  return <span className={`${styles.amount} ${styles[size]} ${weight}`}>{children}</span>;
}
