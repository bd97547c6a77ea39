import { fieldsOf, type Entries, type Field, type RuleContext } from './fields.ts';
import type { FieldError, FieldName, FrameMode } from './protocol.ts';

/** The values to send, or the errors. */
export type CheckedEntries =
  | { values: Readonly<Partial<Record<FieldName, string>>> }
  | { errors: readonly FieldError[] };

/** Checks all entries, in the order of the form. */
export function checkEntries(mode: FrameMode, entries: Entries, context: RuleContext): CheckedEntries {
  const fields = fieldsOf(mode);
  const errors = fields.flatMap((field) => checkField(field, entries, context) ?? []);
  if (errors.length > 0) return { errors };
  return {
    values: Object.fromEntries(
      fields.map((field) => [field.name, field.read(entries[field.name] ?? '', entries, context) ?? '']),
    ),
  };
}

/** The error of one field; undefined if it is valid. */
export function checkField(field: Field, entries: Entries, context: RuleContext): FieldError | undefined {
  const text = entries[field.name] ?? '';
  if (text.trim() === '')
    return field.isOptional === true ? undefined : { field: field.name, error: 'missing' };
  const value = field.read(text, entries, context);
  return value === undefined ? { field: field.name, error: 'invalid' } : undefined;
}
