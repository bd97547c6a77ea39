import { chevronRight } from '../../generated/glyphs/chevronRight.ts';
import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './LinkList.module.css';

export interface LinkListItem {
  key: string;
  href: string;
  title: string;
  /** How it stands, such as "Not enrolled"; part of the link's name. */
  detail?: string | undefined;
  /** A decorative `Icon` before the title. */
  icon?: ReactNode;
  /** A `Badge` after the title. */
  badge?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface LinkListProps {
  items: readonly LinkListItem[];
}

/** Places to go, below each other, each with how things stand there: the rows of a settings page. */
export function LinkList({ items }: LinkListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <a className={styles.link} href={item.href} onClick={item.onClick}>
            {item.icon}
            <span className={styles.words}>
              <span className={styles.title}>{item.title}</span>{' '}
              {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
            </span>
            {item.badge}
            <span className={styles.arrow}>
              <Icon glyph={chevronRight} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
