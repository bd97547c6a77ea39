import type { ReactNode } from 'react';
import { useSentences, useSequenceValue, type WidgetProps } from '../../../engine/index.ts';
import type { CheckboxFieldSettings } from '../../generated/settings.ts';
import { Checkbox } from '../../kit/checkbox/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';

/** Yes or no. */
export function CheckboxField({ settings }: WidgetProps<CheckboxFieldSettings>): ReactNode {
  const { field } = settings;
  const [value, change] = useSequenceValue(field);
  const [label, detail] = useSentences([settings.label, settings.detail]);
  const error = useFieldError(field);
  if (label === undefined) return undefined;
  return (
    <Checkbox
      id={fieldId(field)}
      name={field}
      hint={detail}
      error={error}
      isSelected={value === true}
      onChange={change}
    >
      {label}
    </Checkbox>
  );
}
