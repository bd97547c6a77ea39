import type { ReactElement, ReactNode } from 'react';
import styles from './Stack.module.css';

/** Steps of 4 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

export interface StackProps {
  gap?: Gap | undefined;
  /** `start` keeps children at their own width. */
  align?: 'stretch' | 'start' | 'center' | undefined;
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** Children below each other with one distance between them. */
export function Stack({ gap = 4, align = 'stretch', as: Tag = 'div', children }: StackProps): ReactElement {
  return (
    <Tag className={styles.stack} data-gap={gap} data-align={align}>
      {children}
    </Tag>
  );
}
