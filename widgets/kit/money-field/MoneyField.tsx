import type { ClipboardEvent, ReactElement } from 'react';
import { FieldShell } from '../field/index.ts';
import type { FieldProps, FieldShellProps } from '../field/index.ts';
import { cleanPastedAmount } from './cleanPastedAmount.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Code of the currency: USD. */
  currency: string;
  sign: NonNullable<FieldShellProps['mark']>;
}

/**
 * An amount of money, as text: what is typed stays as it was typed, and reading it is for the rules of the product.
 * A pasted `$1,234.50` loses its sign, since the field shows one.
 */
export function MoneyField({ currency, sign, ...field }: MoneyFieldProps): ReactElement {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const amount = cleanPastedAmount(event.clipboardData.getData('text'), { currency, sign: sign.sign });
    insertAtCursor(event.currentTarget, amount);
  };
  return <FieldShell {...field} inputMode="decimal" mark={sign} onPaste={paste} />;
}

/**
 * Replaces the selected text and leaves the cursor behind it. React learns of it as of typing: of a text that was only set
 * it does not know, and would take its deletion for no change.
 */
function insertAtCursor(input: HTMLInputElement, text: string): void {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
