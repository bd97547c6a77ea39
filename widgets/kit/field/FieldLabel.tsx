import type { ReactElement } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './Field.module.css';

export interface FieldLabelProps {
  label: string;
  /** The hint; it stands before any error. */
  hint?: string | undefined;
}

/** The label of a field or group and its hint, tied to it by React Aria's contexts. */
export function FieldLabel({ label, hint }: FieldLabelProps): ReactElement {
  return (
    <>
      <Label className={styles.label ?? ''}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
    </>
  );
}
