import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './Icon.module.css';

export type IconSize = 'small' | 'regular' | 'large';

export interface IconProps {
  /** One icon, imported alone: `import Wifi from 'lucide-react/icons/wifi'`. */
  glyph: LucideIcon;
  size?: IconSize | undefined;
  /** A name, only where no text beside the icon says the same. Without it, assistive technology skips the icon. */
  label?: string | undefined;
}

/** An icon of the one set that we use, in the colour of the text around it. */
export function Icon({ glyph: Glyph, size = 'regular', label }: IconProps): ReactElement {
  const isDecorative = label === undefined;
  return (
    <Glyph
      className={`${styles.icon} ${styles[size]}`}
      aria-hidden={isDecorative}
      aria-label={label}
      role={isDecorative ? undefined : 'img'}
      focusable={false}
      strokeWidth={1.75}
    />
  );
}
