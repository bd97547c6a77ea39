import type { ReactElement, ReactNode } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** Name of the action; read out and shown as a tooltip. */
  label: string;
  /** A decorative `Icon`. */
  icon: ReactNode;
  onPress: () => void;
}

/** A button that is only an icon, such as the cross that closes a notice. 44 px, and always with a name. */
export function IconButton({ label, icon, onPress }: IconButtonProps): ReactElement {
  return (
    <button className={styles.button} type="button" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  );
}
