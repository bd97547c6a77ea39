import type { ReactElement, ReactNode } from 'react';
import styles from './Text.module.css';

export type TextSize = 'small' | 'body' | 'large';
export type TextTone = 'plain' | 'muted';

export interface TextProps {
  /** A paragraph unless it stands inside a line. */
  as?: 'p' | 'span' | undefined;
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  isStrong?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Running text in one of the three reading sizes, at a readable measure. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'plain',
  isStrong = false,
  id,
  children,
}: TextProps): ReactElement {
  const weight = isStrong ? styles.strong : styles.regular;
  return (
    <Tag id={id} className={`${styles.text} ${styles[size]} ${styles[tone]} ${weight}`}>
      {children}
    </Tag>
  );
}
