import type { ReactElement } from 'react';
import styles from './Icon.module.css';

/** An icon as one path (the `d` of SVG) in a square of 24 units. */
export type Glyph = string;

export type IconSize = 'small' | 'regular' | 'large';

export interface IconProps {
  /** One icon, imported alone: `import { wifi } from '../../generated/glyphs/wifi.ts'`. */
  glyph: Glyph;
  size?: IconSize | undefined;
}

/** An icon of the one set that we use, in the colour of the text around it, which says the same in words. */
export function Icon({ glyph, size = 'regular' }: IconProps): ReactElement {
  return (
    <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <path d={glyph} />
    </svg>
  );
}
