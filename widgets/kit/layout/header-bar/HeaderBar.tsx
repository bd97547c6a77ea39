import type { ReactElement, ReactNode } from 'react';
import styles from './HeaderBar.module.css';

export interface HeaderBarProps {
  /** The type of the header, by which styles, tests and analytics can tell it. */
  type?: string | undefined;
  brand: ReactNode;
  /** `HeaderAction`s and the language switch. */
  actions?: ReactNode;
}

/** The bar at the top of every page. */
export function HeaderBar({ type, brand, actions }: HeaderBarProps): ReactElement {
  return (
    <header className={styles.header} data-header={type}>
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
