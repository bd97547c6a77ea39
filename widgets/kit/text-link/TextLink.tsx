import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import styles from './TextLink.module.css';

export type TextLinkKind = 'inline' | 'standalone';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** `inline` stands in a sentence; `standalone` stands alone and is 44 px tall. */
  kind?: TextLinkKind | undefined;
  /** A decorative `Icon` before the text. */
  icon?: ReactNode;
  /** Opens elsewhere; say so in the text. */
  opensNewWindow?: boolean | undefined;
  isCurrent?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A plain anchor with the product's look. */
export function TextLink({
  href,
  children,
  kind = 'inline',
  icon,
  opensNewWindow = false,
  isCurrent = false,
  onClick,
}: TextLinkProps): ReactElement {
  return (
    <a
      className={styles[kind]}
      href={href}
      onClick={onClick}
      target={opensNewWindow ? '_blank' : undefined}
      rel={opensNewWindow ? 'noopener noreferrer' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon}
      {children}
    </a>
  );
}
