import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../anchor/index.ts';
import styles from './TextLink.module.css';

export type TextLinkKind = 'inline' | 'standalone';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** `inline` is part of a sentence; `standalone` is alone and 44 px tall. */
  kind?: TextLinkKind | undefined;
  /** Opens a new window; this is said of it after the text. */
  newWindow?: string | undefined;
}

/** A plain anchor with the product's look. */
export function TextLink({ href, children, kind = 'inline', newWindow }: TextLinkProps): ReactElement {
  return (
    <Anchor className={styles[kind]} href={href} newWindow={newWindow}>
      {children}
    </Anchor>
  );
}
