import type { ReactNode } from 'react';
import { useFigures, useSentences, useSequenceValue, type WidgetProps } from '../../../engine/index.ts';
import type { MoneySettings } from '../../generated/settings.ts';
import { MoneyField } from '../../kit/money-field/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';

/** An amount of money, kept as it was typed. */
export function Money({ settings }: WidgetProps<MoneySettings>): ReactNode {
  const { field } = settings;
  const [value, change] = useSequenceValue(field);
  const [label, hint] = useSentences([settings.label, settings.hint]);
  const { currency, sign } = useFigures();
  const error = useFieldError(field);
  if (label === undefined) return undefined;
  return (
    <MoneyField
      id={fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      error={error}
      value={String(value)}
      onChange={change}
      currency={currency}
      sign={sign}
    />
  );
}
