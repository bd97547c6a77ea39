import type { ReactElement } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The fragment of the main content, such as `#main`. */
  href: string;
  children: string;
}

/** The first link of a page: leads past the header, seen only when it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
