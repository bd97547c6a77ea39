import type { ReactNode } from 'react';
import {
  useFact,
  useFigures,
  useLanguage,
  useRunner,
  useSay,
  useSentences,
  useSequenceValue,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { DateInputSettings } from '../../generated/settings.ts';
import { DateField } from '../../kit/date-field/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';

/**
 * A day, typed as the site writes dates or picked from a calendar. The calendar asks the very rules of the field about each day, so
 * that it refuses what typing would refuse, and says the same.
 */
export function DateInput({ settings }: WidgetProps<DateInputSettings>): ReactNode {
  const { field } = settings;
  const runner = useRunner();
  const say = useSay();
  const text = useText();
  const { locale } = useLanguage();
  const { readDate, writeDate } = useFigures();
  const [value, change] = useSequenceValue(field);
  const [label, hint] = useSentences([settings.label, settings.hint]);
  const error = useFieldError(field);
  const first = useFact(settings.first);
  const last = useFact(settings.last);
  if (label === undefined || typeof first !== 'string' || typeof last !== 'string') return undefined;
  const unavailableReason = (day: string): string | undefined => {
    const verdict = runner.suppose(field, { [field]: writeDate(day) });
    return verdict.kind === 'refused' ? say(verdict.refusal.message) : undefined;
  };
  return (
    <DateField
      locale={locale}
      id={fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      error={error}
      value={String(value)}
      onChange={change}
      calendarLabel={text('form:calendar')}
      minimum={first}
      maximum={last}
      today={first}
      read={readDate}
      write={writeDate}
      unavailableReason={unavailableReason}
    />
  );
}
