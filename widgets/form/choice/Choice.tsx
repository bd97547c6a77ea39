import type { ReactNode } from 'react';
import { useHolding, useSentences, useSequenceValue, type WidgetProps } from '../../../engine/index.ts';
import type { ChoiceSettings } from '../../generated/settings.ts';
import { RadioCards } from '../../kit/radio-cards/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';

/** A choice of one option. An option may reveal further fields, which show beneath it while it is chosen. */
export function Choice({ settings, slots }: WidgetProps<ChoiceSettings>): ReactNode {
  const { field, label, hint } = settings;
  const [value, change] = useSequenceValue(field);
  const holding = useHolding(settings.options.map(({ when }) => when));
  const shown = settings.options.filter((_, index) => holding[index]);
  const [question, help] = useSentences([label, hint]);
  const words = useSentences(shown.flatMap((option) => [option.label, option.detail, option.trailing]));
  const error = useFieldError(field);
  if (question === undefined) return undefined;
  const options = shown.map((option, index) => ({
    value: option.value,
    title: words[index * 3] ?? '',
    detail: words[index * 3 + 1],
    amount: words[index * 3 + 2],
    more: option.reveals === undefined ? undefined : slots[option.reveals],
  }));
  return (
    <RadioCards
      id={fieldId(field)}
      name={field}
      label={question}
      hint={help}
      error={error}
      options={options}
      value={options.some((option) => option.value === value) ? String(value) : undefined}
      onChange={change}
    />
  );
}
