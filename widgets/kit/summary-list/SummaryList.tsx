import type { ReactElement, ReactNode } from 'react';
import { TextButton } from '../text-button/index.ts';
import { TextLink } from '../text-link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './SummaryList.module.css';

/** A way to change one row: a link when it has an address, a button when it has an action. */
export type SummaryChange = {
  /** The visible label, such as "Change". */
  label: string;
  /** Hidden words after it, so that each link has a unique name, such as "date of delivery". */
  subject: string;
} & ({ href: string } | { onPress: () => void });

export interface SummaryRow {
  key: string;
  term: string;
  detail: ReactNode;
  change?: SummaryChange | undefined;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** `figures` aligns the details to the right, for amounts below each other. */
  align?: 'text' | 'figures' | undefined;
}

/** Terms and what was said to each, for checking answers and for receipts. */
export function SummaryList({ rows, align = 'text' }: SummaryListProps): ReactElement {
  return (
    <div className={styles.place}>
      <dl className={styles.list} data-align={align}>
        {rows.map((row) => (
          <div key={row.key} className={styles.row}>
            <dt className={styles.term}>{row.term}</dt>
            <dd className={styles.detail}>{row.detail}</dd>
            {row.change !== undefined && (
              <dd className={styles.change}>
                <Change change={row.change} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Change({ change }: { change: SummaryChange }): ReactElement {
  const name = (
    <span>
      {change.label}
      <VisuallyHidden> {change.subject}</VisuallyHidden>
    </span>
  );
  if ('href' in change) {
    return (
      <TextLink href={change.href} kind="standalone">
        {name}
      </TextLink>
    );
  }
  return <TextButton onPress={change.onPress}>{name}</TextButton>;
}
