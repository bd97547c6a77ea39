import type { FormatValue, ValueFormat } from '../../core/format/index.ts';

/** Sentences of one namespace in one language, as they stand in its locale file. */
export type CopyTree = { readonly [key: string]: string | CopyTree };

/** A value for a placeholder, with how it is shown unless the sentence itself says so. */
export interface ShownValue {
  value: string | number | boolean;
  format: ValueFormat;
}

/** Values by the name of their placeholder. */
export type ShownValues = Readonly<Record<string, ShownValue>>;

/** A value as its format, or the one that the sentence wants, shows it. */
export function show({ value, format }: ShownValue, formatValue: FormatValue, wanted = format): string {
  return formatValue(value, wanted);
}
