import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { Anchor } from '../anchor/index.ts';
import styles from './TextLink.module.css';

export type TextLinkKind = 'inline' | 'standalone';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** `inline` is part of a sentence; `standalone` is alone and 44 px tall. */
  kind?: TextLinkKind | undefined;
  /** A decorative `Icon` before the text. */
  icon?: ReactNode;
  /** Opens a new window; this is said of it after the text. */
  newWindow?: string | undefined;
  isCurrent?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A plain anchor with the product's look. */
export function TextLink({
  href,
  children,
  kind = 'inline',
  icon,
  newWindow,
  isCurrent = false,
  onClick,
}: TextLinkProps): ReactElement {
  return (
    <Anchor
      className={styles[kind]}
      href={href}
      onClick={onClick}
      newWindow={newWindow}
      isCurrent={isCurrent}
    >
      {icon}
      {children}
    </Anchor>
  );
}
