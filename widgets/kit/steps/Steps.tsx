import type { ReactElement } from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** The step the reader is on, counted from 1. */
  current: number;
  total: number;
  /** The progress in words: "Step 2 of 4: Method". */
  label: string;
}

/** The progress in a flow: words first, a bar below them. */
export function Steps({ current, total, label }: StepsProps): ReactElement {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className={styles.steps}>
      <p className={styles.label}>{label}</p>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={styles.part} data-reached={step <= current} />
        ))}
      </div>
    </div>
  );
}
