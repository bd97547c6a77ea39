import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** `content` is at most 72 rem wide, `narrow` 40 rem. */
  width?: 'content' | 'narrow' | undefined;
  children: ReactNode;
}

/** The content of a page: its parts below each other, no wider than can be read. */
export function Page({ width = 'content', children }: PageProps): ReactElement {
  return <div className={`${styles.page} ${styles[width]}`}>{children}</div>;
}
