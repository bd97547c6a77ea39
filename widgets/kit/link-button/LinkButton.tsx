import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { buttonLook } from '../button-look/index.ts';
import { Anchor } from '../anchor/index.ts';
import type { ButtonKind, ButtonWidth } from '../button-look/index.ts';

export interface LinkButtonProps {
  href: string;
  children: ReactNode;
  kind?: ButtonKind | undefined;
  width?: ButtonWidth | undefined;
  /** Opens a new window; this is said of it after the text. */
  newWindow?: string | undefined;
  /** A decorative `Icon` before the text. */
  icon?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A link that is the main action of its place, such as "Book a visit". Still an anchor: it opens in new tabs. */
export function LinkButton({
  href,
  children,
  kind = 'primary',
  width = 'adaptive',
  icon,
  newWindow,
  onClick,
}: LinkButtonProps): ReactElement {
  return (
    <Anchor className={buttonLook(kind, width)} href={href} onClick={onClick} newWindow={newWindow}>
      {icon}
      {children}
    </Anchor>
  );
}
