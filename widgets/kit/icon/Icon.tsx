import type { ReactElement } from 'react';
import styles from './Icon.module.css';

/** An icon as one path (the `d` of SVG) in a square of 24 units. */
export type Glyph = string;

export type IconSize = 'small' | 'regular' | 'large';

export interface IconProps {
  /** One icon, imported alone: `import { wifi } from '../../generated/glyphs/wifi.ts'`. */
  glyph: Glyph;
  size?: IconSize | undefined;
  /** A name, only where no text beside the icon says the same. Without it, assistive technology skips the icon. */
  label?: string | undefined;
}

/** An icon of the one set that we use, in the colour of the text around it. */
export function Icon({ glyph, size = 'regular', label }: IconProps): ReactElement {
  const isDecorative = label === undefined;
  return (
    <svg
      className={`${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      aria-hidden={isDecorative}
      aria-label={label}
      role={isDecorative ? undefined : 'img'}
      focusable={false}
    >
      <path d={glyph} />
    </svg>
  );
}
