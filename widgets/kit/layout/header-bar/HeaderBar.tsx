import type { ReactElement, ReactNode } from 'react';
import styles from './HeaderBar.module.css';

/**
 * `regular`: brand, then actions at the end. `focused`: what leads back at the start, brand in the middle, what leads
 * out at the end.
 */
export type HeaderArrangement = 'regular' | 'focused';

export interface HeaderBarProps {
  arrangement?: HeaderArrangement | undefined;
  brand: ReactNode;
  /** What leads back; before the brand. */
  start?: ReactNode;
  /** `HeaderAction`s and the language switch. */
  actions?: ReactNode;
}

/** The bar at the top of every page. */
export function HeaderBar({ arrangement = 'regular', brand, start, actions }: HeaderBarProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-arrangement={arrangement}>
        {(start !== undefined || arrangement === 'focused') && <div className={styles.start}>{start}</div>}
        <div className={styles.brand}>{brand}</div>
        {(actions !== undefined || arrangement === 'focused') && (
          <div className={styles.actions}>{actions}</div>
        )}
      </div>
    </header>
  );
}
