import { brandOf, groupCardNumber } from './cardBrand.ts';
import { brandMarks } from './brandMarks.ts';
import { checkField } from './checkEntries.ts';
import { withoutSeparators } from './checkDigits.ts';
import { readExpiration, writeExpiration } from './expiration.ts';
import { brandMark } from './element.ts';
import type { FieldView } from './fieldView.ts';
import { isAmericanExpress, type Entries, type Field } from './fields.ts';
import type { Configuration, FieldError } from './protocol.ts';
import { errorText, hintText } from './words.ts';

/** One field and its view. */
export interface Part {
  field: Field;
  view: FieldView;
}

/** The form as it is now: its fields, and what their rules look at. */
export interface FormState {
  parts: readonly Part[];
  context: Configuration;
}

/** What is typed at this moment. */
export function entriesOf({ parts }: FormState): Entries {
  return Object.fromEntries(parts.map(({ field, view }) => [field.name, view.value()]));
}

/** The part of the field with this name. */
export function partOf({ parts }: FormState, name: string): Part | undefined {
  return parts.find(({ field }) => field.name === name);
}

/** Shows what is wrong with a field, or that nothing is. Returns the sentence that it shows. */
export function showError(
  state: FormState,
  { field, view }: Part,
  error: FieldError | undefined,
): string | undefined {
  const isAmex = isAmericanExpress(entriesOf(state), state.context);
  const message = error === undefined ? undefined : errorText(field, error.error, isAmex, state.context.copy);
  view.setError(message);
  return message;
}

/** Looks again at a field whose error is shown: it may have been mended. */
export function recheck(state: FormState, part: Part): void {
  if (part.view.hasError()) showError(state, part, checkField(part.field, entriesOf(state), state.context));
}

/** A code that was right for one brand may be wrong for another (BL-VAL-047). */
export function recheckSecurityCode(state: FormState): void {
  const code = partOf(state, 'securityCode');
  if (code === undefined || code.view.value() === '') return;
  showError(state, code, checkField(code.field, entriesOf(state), state.context));
}

/** Names the brand beside its number, and says where such a card has its security code. */
export function followBrand(state: FormState): void {
  const entries = entriesOf(state);
  const { type, name } = brandOf(withoutSeparators(entries.cardNumber ?? ''));
  partOf(state, 'cardNumber')?.view.setMark(brandMark(brandMarks[type]), name);
  const code = partOf(state, 'securityCode');
  const { copy } = state.context;
  code?.view.setHint(hintText(code.field, isAmericanExpress(entries, state.context), copy));
}

/** Once a field is left, what was typed is written the way it is printed on the card. */
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
