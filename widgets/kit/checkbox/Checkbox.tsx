import { check } from '../../generated/glyphs/check.ts';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { FieldMessage } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** The `id` of the input, for the error summary to lead to. */
  id?: string | undefined;
  name?: string | undefined;
  /** The label, which may contain a link. */
  children: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A choice of yes or no that stands alone. */
export function Checkbox({
  id,
  name,
  children,
  hint,
  error,
  isSelected,
  onChange,
}: CheckboxProps): ReactElement {
  const generatedId = useId();
  return (
    <CheckboxField
      id={id ?? generatedId}
      name={name ?? generatedId}
      className={styles.field ?? ''}
      isSelected={isSelected}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldMessage error={error} />
      <CheckboxButton className={styles.choice ?? ''}>
        <span className={styles.box} aria-hidden="true">
          <Icon glyph={check} size="small" />
        </span>
        <span className={styles.label}>{children}</span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}
