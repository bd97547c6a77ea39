import type { ReactElement, ReactNode } from 'react';
import { buttonLook } from '../button-look/index.ts';
import { Anchor } from '../anchor/index.ts';
import type { ButtonKind } from '../button-look/index.ts';

export interface LinkButtonProps {
  href: string;
  children: ReactNode;
  kind?: ButtonKind | undefined;
  /** Opens a new window; this is said of it after the text. */
  newWindow?: string | undefined;
}

/** A link that is the main action of its place, such as "Book a visit". Still an anchor: it opens in new tabs. */
export function LinkButton({ href, children, kind = 'primary', newWindow }: LinkButtonProps): ReactElement {
  return (
    <Anchor className={buttonLook(kind)} href={href} newWindow={newWindow}>
      {children}
    </Anchor>
  );
}
