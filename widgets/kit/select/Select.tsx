import { useId, type ReactElement } from 'react';
import styles from './Select.module.css';

export interface SelectProps {
  label: string;
  value: string;
  /** In their order; the value of each is its own. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few values, chosen in the way that the device itself has for it. */
export function Select({ label, value, options, onChange }: SelectProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.box} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
