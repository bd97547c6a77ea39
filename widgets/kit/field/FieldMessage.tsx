import { circleExclamationPoint } from '../../generated/glyphs/circleExclamationPoint.ts';
import type { ReactElement } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from '../icon/index.ts';
import styles from './Field.module.css';

export interface FieldMessageProps {
  /** The sentence that the error summary shows too. */
  error: string | undefined;
}

/** The error of a field, beside it and tied to it by React Aria's contexts. */
export function FieldMessage({ error }: FieldMessageProps): ReactElement | undefined {
  if (error === undefined) return undefined;
  return (
    <FieldError className={styles.error ?? ''}>
      <Icon glyph={circleExclamationPoint} size="small" />
      <span>{error}</span>
    </FieldError>
  );
}
