import type { ClipboardEvent, ReactElement } from 'react';
import { FieldShell } from '../field/index.ts';
import type { FieldProps } from '../field/index.ts';
import { cleanPastedAmount } from './cleanPastedAmount.ts';

export type MoneyFieldProps = FieldProps;

/**
 * An amount of dollars, as text: what is typed stays as it was typed, and reading it is for the rules of the product.
 * A pasted `$1,234.50` loses its sign, since the field shows one.
 */
export function MoneyField({
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
}: MoneyFieldProps): ReactElement {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    onChange(insertAtCursor(event.currentTarget, cleanPastedAmount(event.clipboardData.getData('text'))));
  };
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
      autoComplete="off"
      inputMode="decimal"
      width="medium"
      before="$"
      onPaste={paste}
    />
  );
}

/** Replaces what is selected and leaves the cursor behind it; returns the whole text. */
function insertAtCursor(input: HTMLInputElement, text: string): string {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  input.setRangeText(text, start, end, 'end');
  return input.value;
}
