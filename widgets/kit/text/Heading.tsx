import type { ReactElement, ReactNode } from 'react';
import styles from './Text.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'heading' | 'title' | 'large' | 'body';

export interface HeadingProps {
  /** Its place in the outline of the page. */
  level: HeadingLevel;
  /** Size of the text; by default that of the level. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** Lets code move the focus here, for instance after a step; it does not join the tab order. */
  isFocusTarget?: boolean | undefined;
  children: ReactNode;
}

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = {
  1: 'heading',
  2: 'title',
  3: 'large',
  4: 'body',
};

/** A heading whose place in the outline and whose look are chosen apart. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  id,
  isFocusTarget,
  children,
}: HeadingProps): ReactElement {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={isFocusTarget ? -1 : undefined} className={`${styles.strong} ${styles[size]}`}>
      {children}
    </Tag>
  );
}
