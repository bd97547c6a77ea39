import type { ReactElement } from 'react';
import { Anchor } from '../../anchor/index.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  /** The name of the brand, in text. */
  name: string;
  /** Address of the link; without it the brand cannot be pressed. */
  href?: string | undefined;
}

/** The brand in the header. */
export function BrandMark({ name, href }: BrandMarkProps): ReactElement {
  const face = <span className={styles.name}>{name}</span>;
  if (href === undefined) return <span className={styles.brand}>{face}</span>;
  return (
    <Anchor className={styles.brand} href={href}>
      {face}
    </Anchor>
  );
}
