import type { ReactElement, ReactNode } from 'react';
import styles from './HeaderBar.module.css';

export interface HeaderBarProps {
  brand: ReactNode;
  /** `HeaderAction`s and the language switch. */
  actions?: ReactNode;
}

/** The bar at the top of every page. */
export function HeaderBar({ brand, actions }: HeaderBarProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
