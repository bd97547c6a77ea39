import type { ReactElement, ReactNode } from 'react';
import styles from './Text.module.css';

export type TextTone = 'plain' | 'muted';

export interface TextProps {
  /** A paragraph unless it stands inside a line. */
  as?: 'p' | 'span' | undefined;
  tone?: TextTone | undefined;
  isStrong?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Running text, at a readable measure. */
export function Text({
  as: Tag = 'p',
  tone = 'plain',
  isStrong = false,
  id,
  children,
}: TextProps): ReactElement {
  const weight = isStrong ? styles.strong : styles.regular;
  return (
    <Tag id={id} className={`${styles.text} ${styles.body} ${styles[tone]} ${weight}`}>
      {children}
    </Tag>
  );
}
