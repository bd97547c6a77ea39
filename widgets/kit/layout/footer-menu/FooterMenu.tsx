import type { ReactElement } from 'react';
import { Anchor } from '../../anchor/index.ts';
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
            <Anchor
              className={styles.item}
              href={item.href}
              isCurrent={item.isCurrent}
              newWindow={item.newWindow}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
