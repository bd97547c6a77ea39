import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { Anchor } from '../../anchor/index.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  /** The name of the brand, in text: it is read out, and stands beside the logo. */
  name: string;
  /** The mark alone, 28 px tall; decorative. */
  logo?: ReactNode;
  /** Where it leads; without it the brand cannot be pressed. */
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The brand in the header. */
export function BrandMark({ name, logo, href, onClick }: BrandMarkProps): ReactElement {
  const face = (
    <>
      {logo !== undefined && (
        <span className={styles.logo} aria-hidden="true">
          {logo}
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
  if (href === undefined) return <span className={styles.brand}>{face}</span>;
  return (
    <Anchor className={styles.brand} href={href} onClick={onClick}>
      {face}
    </Anchor>
  );
}
