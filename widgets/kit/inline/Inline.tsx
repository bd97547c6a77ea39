import type { ReactElement, ReactNode } from 'react';
import type { Gap } from '../stack/index.ts';
import styles from './Inline.module.css';

export interface InlineProps {
  gap?: Gap | undefined;
  align?: 'center' | 'baseline' | 'start' | undefined;
  justify?: 'start' | 'between' | 'end' | undefined;
  as?: 'div' | 'ul' | undefined;
  children: ReactNode;
}

/** Children beside each other; they wrap when the line is full. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  as: Tag = 'div',
  children,
}: InlineProps): ReactElement {
  return (
    <Tag className={styles.inline} data-gap={gap} data-align={align} data-justify={justify}>
      {children}
    </Tag>
  );
}
