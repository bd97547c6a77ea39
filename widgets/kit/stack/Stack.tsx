import type { ReactElement, ReactNode } from 'react';
import styles from './Stack.module.css';

/** Steps of 4 px. */
export type Gap = 1 | 3 | 4 | 5 | 6;

export interface StackProps {
  gap?: Gap | undefined;
  as?: 'div' | 'section' | undefined;
  children: ReactNode;
}

/** Children below each other with one distance between them. */
export function Stack({ gap = 4, as: Tag = 'div', children }: StackProps): ReactElement {
  return (
    <Tag className={styles.stack} data-gap={gap}>
      {children}
    </Tag>
  );
}
