import type { ReactElement } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessage } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './DayGrid.module.css';

export interface DayGridProps {
  /** The `id` of the group, for the error summary to lead to. */
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
  days: readonly { day: number; late: boolean }[];
  value: number | undefined;
  /** Said of a day that is late, which is crossed out. It can be chosen, so that everybody can find out why it is. */
  lateWords: string;
  onChange: (day: number) => void;
}

/** The days of a month, seven in a row, of which one is chosen. */
export function DayGrid({
  id,
  name,
  label,
  error,
  days,
  value,
  lateWords,
  onChange,
}: DayGridProps): ReactElement {
  return (
    <RadioGroup
      id={id}
      className={styles.group ?? ''}
      name={name}
      value={value === undefined ? null : String(value)}
      onChange={(day) => onChange(Number(day))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} />
      <FieldMessage error={error} />
      <div className={styles.days}>
        {days.map(({ day, late }) => (
          <RadioField
            key={day}
            className={styles.day ?? ''}
            value={String(day)}
            data-late={late || undefined}
          >
            <RadioButton className={styles.button ?? ''}>
              <span className={styles.number}>{day}</span>
              {late && <VisuallyHidden> {lateWords}</VisuallyHidden>}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
