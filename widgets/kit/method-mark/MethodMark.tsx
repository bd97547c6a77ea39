import type { ReactElement } from 'react';
import { drawings } from './drawings.ts';
import styles from './MethodMark.module.css';

export interface MethodMarkProps {
  /** The provider's name of the kind, such as `VISA`. */
  type: string;
  /** Whether it is inline, before its words. */
  inText?: boolean | undefined;
}

/** The mark of a kind of payment method, beside the words that say the same. Nothing for a kind that has none. */
export function MethodMark({ type, inText = false }: MethodMarkProps): ReactElement | undefined {
  const drawing = drawings[type];
  if (drawing === undefined) return undefined;
  return (
    <svg
      className={inText ? `${styles.mark} ${styles.inText}` : styles.mark}
      viewBox="0 0 36 24"
      aria-hidden="true"
      focusable={false}
      data-mark={type}
    >
      <path d={drawing} />
    </svg>
  );
}
