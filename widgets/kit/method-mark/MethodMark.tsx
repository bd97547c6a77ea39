import type { ReactElement } from 'react';
import { drawings } from './drawings.ts';
import styles from './MethodMark.module.css';

/** The mark of a kind of payment method, beside the words that say the same. Nothing for a kind that has none. */
export function MethodMark({ type }: { type: string }): ReactElement | undefined {
  const drawing = drawings[type];
  if (drawing === undefined) return undefined;
  return (
    <svg className={styles.mark} viewBox="0 0 36 24" aria-hidden="true" focusable={false} data-mark={type}>
      <path d={drawing} />
    </svg>
  );
}
