import type { FieldWords } from './fieldView.ts';
import type { Field } from './fields.ts';
import type { FieldError } from './protocol.ts';

/** The portal's sentences by key: `label.zip`, `hint.expiration`, `error.securityCode`, `option.CHECKING`. */
export type Copy = Readonly<Record<string, string>>;

/**
 * The labels of a field and of its options, `label.securityCodeOptional` for an optional field; a field without a label
 * shows its name, so that the gap is seen.
 */
export function fieldWords(field: Field, copy: Copy): FieldWords {
  return {
    label: copy[`label.${field.name}${field.isOptional === true ? 'Optional' : ''}`] ?? field.name,
    hint: hintText(field, false, copy),
    options: (field.options ?? []).map((option) => copy[`option.${option}`] ?? option),
  };
}

/** The hint of a field; for an American Express `hint.securityCodeAmex`, which says where the code is. */
export function hintText(field: Field, isAmericanExpress: boolean, copy: Copy): string | undefined {
  const general = copy[`hint.${field.name}`];
  return isAmericanExpress ? (copy[`hint.${field.name}Amex`] ?? general) : general;
}

/** The sentence of an error: the most specific one in the copy. `mismatch`: the card service says that it is wrong. */
export function errorText(
  field: Field,
  error: FieldError['error'] | 'mismatch',
  isAmericanExpress: boolean,
  copy: Copy,
): string {
  const particular = isAmericanExpress ? copy[`error.${field.name}Amex`] : undefined;
  const sentence = copy[`error.${field.name}.${error}`] ?? particular ?? copy[`error.${field.name}`];
  return sentence ?? copy['error'] ?? field.name;
}
