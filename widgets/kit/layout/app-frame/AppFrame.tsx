import type { ReactElement, ReactNode } from 'react';
import { SkipLink } from '../../skip-link/index.ts';
import styles from './AppFrame.module.css';

/**
 * Place of the menu: `adaptive` beside the content above 1090 px and at the foot below that; `foot` always at the foot,
 * as in the native app; `none` in focused flows.
 */
export type MenuPlacement = 'adaptive' | 'foot' | 'none';

export interface AppFrameProps {
  /** The text of the link that leads past the header. */
  skipLabel: string;
  menu?: MenuPlacement | undefined;
  header: ReactNode;
  /** Page alerts, between header and content, and what their landmark is called. */
  alerts?: { label: string; content: ReactNode } | undefined;
  sideMenu?: ReactNode;
  footerMenu?: ReactNode;
  footer?: ReactNode;
  /** Whether the footer begins below the first window: what stands above it is put together as answers come. */
  footerBelow?: boolean | undefined;
  children: ReactNode;
}

/** What leads where the side menu does: hidden while that stands beside it. */
export function InsteadOfMenu({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.insteadOfMenu}>{children}</div>;
}

/** The frame around every page: header, alerts, menu, content, footer. */
export function AppFrame({
  skipLabel,
  menu = 'adaptive',
  header,
  alerts,
  sideMenu,
  footerMenu,
  footer,
  footerBelow = menu !== 'none',
  children,
}: AppFrameProps): ReactElement {
  return (
    <div className={styles.frame} data-menu={menu} data-footer={footerBelow ? 'below' : undefined}>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      {header}
      <div className={styles.middle}>
        {menu !== 'none' && sideMenu !== undefined && <div className={styles.side}>{sideMenu}</div>}
        <div className={styles.content}>
          {alerts && (
            <aside aria-label={alerts.label} className={styles.alerts}>
              {alerts.content}
            </aside>
          )}
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {footer}
        </div>
      </div>
      {menu !== 'none' && footerMenu !== undefined && <div className={styles.foot}>{footerMenu}</div>}
    </div>
  );
}
