import type { ReactElement } from 'react';
import { Anchor } from '../../anchor/index.ts';
import styles from './SiteFooter.module.css';

export interface FooterLink {
  href: string;
  label: string;
}

export interface SiteFooterProps {
  /** Names the navigation, such as "Footer". */
  label: string;
  links: readonly FooterLink[];
  /** The line about whose site it is. */
  note: string;
}

/** The footer of every page. */
export function SiteFooter({ label, links, note }: SiteFooterProps): ReactElement {
  return (
    <footer className={styles.footer}>
      <nav aria-label={label}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Anchor className={styles.link} href={link.href}>
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <p>{note}</p>
    </footer>
  );
}
