import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { Link, useInRouterContext } from 'react-router';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface AnchorProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Opens a new window; this is said of it after the text. */
  newWindow?: string | undefined;
  isCurrent?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/**
 * Every link of the kit. Inside the portal it is one of react-router, which loads no page anew; an address outside, one
 * of a new window, and any where there is no router, is a plain anchor.
 */
export function Anchor({
  href,
  children,
  className,
  newWindow,
  isCurrent,
  onClick,
}: AnchorProps): ReactElement {
  const isRouted = useInRouterContext() && newWindow === undefined && href.startsWith('/');
  const current = isCurrent === true ? 'page' : undefined;
  if (isRouted)
    return (
      <Link to={href} className={className} onClick={onClick} aria-current={current} discover="none">
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      className={className}
      onClick={onClick}
      aria-current={current}
      target={newWindow === undefined ? undefined : '_blank'}
      // A new window learns nothing of the one that opened it.
      rel={newWindow === undefined ? undefined : 'noopener noreferrer'}
    >
      {children}
      {newWindow !== undefined && <VisuallyHidden> ({newWindow})</VisuallyHidden>}
    </a>
  );
}
