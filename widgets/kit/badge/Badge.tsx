import type { ReactElement } from 'react';
import styles from './Badge.module.css';

export type BadgeState = 'neutral' | 'information' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  state?: BadgeState | undefined;
  /** One or two words: the colour never speaks alone. */
  children: string;
}

/** A short state beside a thing, such as "Expired" beside a card. */
export function Badge({ state = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={`${styles.badge} ${styles[state]}`}>{children}</span>;
}
