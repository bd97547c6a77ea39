import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../../anchor/index.ts';
import styles from './SideMenu.module.css';

/** One entry of a menu. */
export interface MenuItem {
  key: string;
  href: string;
  label: string;
  /** A decorative `Icon`. */
  icon: ReactNode;
  /** For a link that opens a new window: the words about that, after the label. */
  newWindow?: string | undefined;
  /** Whether the reader is there, or below it. */
  isCurrent?: boolean | undefined;
  /** A short addition, such as a number of messages. */
  badge?: ReactNode;
}

export interface SideMenuProps {
  /** Names the navigation, such as "Main". */
  label: string;
  items: readonly MenuItem[];
}

/** The menu beside the content on wide screens, 250 px wide; it stays in sight while the page scrolls. */
export function SideMenu({ label, items }: SideMenuProps): ReactElement {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Anchor
              className={styles.item}
              href={item.href}
              isCurrent={item.isCurrent}
              newWindow={item.newWindow}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
              {item.badge}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
