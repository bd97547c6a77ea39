import type { MouseEvent, MouseEventHandler, ReactElement, ReactNode } from 'react';
import { createPath, useInRouterContext, useLocation, useNavigate } from 'react-router';
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
 * Every link of the kit. Inside the portal its click calls react-router, which loads no page anew; an external address,
 * one that opens a new window, and any outside of a router, is a plain anchor.
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
      <RoutedAnchor href={href} className={className} onClick={onClick} current={current}>
        {children}
      </RoutedAnchor>
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

/** Behaves as react-router's own `Link`, without its prefetching, forms and fetchers (2 kB). */
function RoutedAnchor({
  href,
  children,
  className,
  onClick,
  current,
}: Pick<AnchorProps, 'href' | 'children' | 'className' | 'onClick'> & {
  current: 'page' | undefined;
}): ReactElement {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isOfBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isOfBrowser) return;
    event.preventDefault();
    void navigate(href, { replace: href === here });
  };
  return (
    <a href={href} className={className} onClick={go} aria-current={current}>
      {children}
    </a>
  );
}
