import { useId, type ReactElement } from 'react';
import styles from './BarTable.module.css';

export interface Bar {
  key: string;
  label: string;
  /** The length of the bar; a negative one goes the other way. */
  value: number;
  /** The value as the reader's language writes it. */
  text: string;
  /** Whether the bar stands out, and is read as the current one. */
  isMarked?: boolean | undefined;
}

export interface BarTableProps {
  caption: string;
  /** The headings of labels and values. */
  columns: readonly [string, string];
  bars: readonly Bar[];
}

/** Bars in the table that says what they are: nothing is left to be guessed from a length, or hidden behind a button. */
export function BarTable({ caption, columns: [label, value], bars }: BarTableProps): ReactElement {
  const captionId = useId();
  const values = bars.map((bar) => bar.value);
  const lowest = Math.min(0, ...values);
  const span = Math.max(0, ...values) - lowest || 1;
  const share = (part: number): number => (part / span) * 100;
  return (
    <div className={styles.frame}>
      <p id={captionId} className={styles.caption}>
        {caption}
      </p>
      <table className={styles.table} aria-labelledby={captionId}>
        <thead>
          <tr className={styles.head}>
            <th scope="col">{label}</th>
            <td aria-hidden="true" className={styles.bar} />
            <th scope="col" className={styles.figure}>
              {value}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key} className={styles.row} aria-current={bar.isMarked || undefined}>
              <th scope="row" className={styles.label}>
                {bar.label}
              </th>
              <td aria-hidden="true" className={styles.bar}>
                <svg className={styles.drawing} viewBox="0 0 100 1" preserveAspectRatio="none">
                  <rect
                    x={share(Math.min(0, bar.value) - lowest)}
                    width={Math.max(share(Math.abs(bar.value)), hair)}
                    height={1}
                  />
                </svg>
              </td>
              <td className={styles.figure}>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Length of the line for a zero, in hundredths of the width. */
const hair = 0.5;
