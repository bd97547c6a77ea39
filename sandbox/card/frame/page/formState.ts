import { brandOf, groupCardNumber } from './cardBrand.ts';
import { brandMarks } from './brandMarks.ts';
import { checkField } from './checkEntries.ts';
import { withoutSeparators } from './checkDigits.ts';
import { readExpiration, writeExpiration } from './expiration.ts';
import { brandMark } from './element.ts';
import type { FieldView } from './fieldView.ts';
import { isAmericanExpress, type Entries, type Field } from './fields.ts';
import type { Configuration } from './protocol.ts';
import { errorText, hintText } from './words.ts';

/** One field and its view. */
export interface Part {
  field: Field;
  view: FieldView;
}

/** The present form: its fields, and the configuration that their rules use. */
export interface FormState {
  parts: readonly Part[];
  context: Configuration;
}

/** The present entries of the form. */
export function entriesOf({ parts }: FormState): Entries {
  return Object.fromEntries(parts.map(({ field, view }) => [field.name, view.value()]));
}

/** The part of the field with this name. */
export function partOf({ parts }: FormState, name: string): Part | undefined {
  return parts.find(({ field }) => field.name === name);
}

/** Shows the error of a field, or removes it. Returns the shown sentence. */
export function showError(
  state: FormState,
  { field, view }: Part,
  error: { error: Parameters<typeof errorText>[1] } | undefined,
): string | undefined {
  const isAmex = isAmericanExpress(entriesOf(state), state.context);
  const message = error === undefined ? undefined : errorText(field, error.error, isAmex, state.context.copy);
  view.setError(message);
  return message;
}

/** Checks a field again whose error is shown: it may have been corrected. An empty one has not been. */
export function recheck(state: FormState, part: Part): void {
  if (part.view.hasError() && part.view.value() !== '')
    showError(state, part, checkField(part.field, entriesOf(state), state.context));
}

/** Checks the security code again: a code that is valid for one brand may be invalid for another (BL-VAL-047). */
export function recheckSecurityCode(state: FormState): void {
  const code = partOf(state, 'securityCode');
  if (code === undefined || code.view.value() === '') return;
  showError(state, code, checkField(code.field, entriesOf(state), state.context));
}

/** Shows the brand beside the card number, and its hint about the place of the security code. */
export function followBrand(state: FormState): void {
  const entries = entriesOf(state);
  const { type, name } = brandOf(withoutSeparators(entries.cardNumber ?? ''));
  partOf(state, 'cardNumber')?.view.setMark(brandMark(brandMarks[type]), name);
  const code = partOf(state, 'securityCode');
  const { copy } = state.context;
  code?.view.setHint(hintText(code.field, isAmericanExpress(entries, state.context), copy));
}

/** Formats a field that was left as it is printed on the card. */
export function tidy({ field, view }: Part): void {
  if (field.name === 'cardNumber') {
    const digits = withoutSeparators(view.value());
    if (/^\d+$/u.test(digits)) view.fill(groupCardNumber(digits));
  }
  if (field.name === 'expiration') {
    const expiration = readExpiration(view.value());
    if (expiration !== undefined) view.fill(writeExpiration(expiration));
  }
}
