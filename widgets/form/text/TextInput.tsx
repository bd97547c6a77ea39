import type { ReactNode } from 'react';
import { useSentences, useSequenceValue, useServices, type WidgetProps } from '../../../engine/index.ts';
import type { TextInputSettings } from '../../generated/settings.ts';
import { FieldShell } from '../../kit/field/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';

/** A line of text, kept as it was typed. */
export function TextInput({ settings }: WidgetProps<TextInputSettings>): ReactNode {
  const { field, kind, maxLength } = settings;
  const { constant } = useServices();
  const [value, change] = useSequenceValue(field);
  const [label, hint] = useSentences([settings.label, settings.hint]);
  const error = useFieldError(field);
  if (label === undefined) return undefined;
  return (
    <FieldShell
      id={fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      error={error}
      value={String(value)}
      onChange={change}
      maxLength={typeof maxLength === 'string' ? Number(constant(maxLength)) : maxLength}
      inputMode={kind && keyboards[kind]}
      autoComplete={kind === 'one-time-code' ? kind : undefined}
    />
  );
}

const keyboards = { 'one-time-code': 'numeric', digits: 'numeric', tel: 'tel' } as const;
