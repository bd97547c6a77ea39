import type { ReactElement } from 'react';
import { NewWindowHint, relOf, targetOf } from '../../new-window/index.ts';
import type { MenuItem } from '../side-menu/index.ts';
import styles from './FooterMenu.module.css';

export interface FooterMenuProps {
  /** Names the navigation, such as "Main". */
  label: string;
  /** Up to five, with one short word each. */
  items: readonly MenuItem[];
}

/** The menu at the foot of the screen on phones and in the native app, within reach of the thumb. */
export function FooterMenu({ label, items }: FooterMenuProps): ReactElement {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.place}>
            <a
              className={styles.item}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              target={targetOf(item.newWindow)}
              rel={relOf(item.newWindow)}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
              <NewWindowHint hint={item.newWindow} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
