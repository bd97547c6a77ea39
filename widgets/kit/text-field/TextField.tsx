import type { ReactElement, ReactNode } from 'react';
import { FieldShell } from '../field/index.ts';
import type { FieldProps, FieldWidth } from '../field/index.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  /** The token by which a browser fills it, such as `postal-code`; `off` unless given. */
  autoComplete?: string | undefined;
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  /** A hard stop, for what can never be longer. Never for what may be pasted with spaces. */
  maxLength?: number | undefined;
  isReadOnly?: boolean | undefined;
  width?: FieldWidth | undefined;
  /** A mark after the text; decorative. */
  after?: ReactNode;
}

/** One line of text. */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  inputRef,
  type,
  autoComplete = 'off',
  inputMode,
  maxLength,
  isReadOnly,
  width = 'full',
  after,
}: TextFieldProps): ReactElement {
  return (
    <FieldShell
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isRequired={isRequired}
      isDisabled={isDisabled}
      inputRef={inputRef}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      isReadOnly={isReadOnly}
      width={width}
      after={after}
    />
  );
}
