import type { ReactElement, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** The class of what only screen readers find. */
export const visuallyHidden = styles.hidden ?? '';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
