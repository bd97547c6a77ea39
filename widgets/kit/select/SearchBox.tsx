import { useId, type ReactElement } from 'react';
import styles from './Select.module.css';

export interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Words that narrow a list down while they are typed. */
export function SearchBox({ label, value, onChange }: SearchBoxProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.box}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
