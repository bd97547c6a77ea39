import { useEffect, type ReactNode } from 'react';
import { useRunner, useSentences, useSequenceValue, type WidgetProps } from '../../../engine/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';
import type { DayOfMonthSettings } from '../../generated/settings.ts';
import { useGraph } from '../../graph/index.ts';
import { DayGrid } from '../../kit/day-grid/index.ts';
import { Waiting } from '../../waiting/index.ts';
import { DebitDaysQuestion } from '../graph/generated/billing.ts';

/** The days of a month on which Auto Pay can draft (BL-APD-002). It begins with the present one. */
export function DayOfMonth({ settings }: WidgetProps<DayOfMonthSettings>): ReactNode {
  const { field, keeps } = settings;
  const data = useGraph(DebitDaysQuestion, {});
  const runner = useRunner();
  const [value] = useSequenceValue(field);
  const [label, lateWords] = useSentences([settings.label, settings.late]);
  const error = useFieldError(field);
  const { debitDays = [], debitDay, dueDay } = data?.billingAccount.autoPay ?? {};

  const choose = (chosen: number | undefined): void => {
    const option = debitDays.find(({ day }) => day === chosen);
    if (option === undefined) return;
    const { day, late, nextDate } = option;
    const relation = late ? 'late' : day > 28 ? 'short-months' : 'available';
    runner.change({ [field]: String(day), [keeps.relation]: relation, [keeps.nextDate]: nextDate });
  };
  useEffect(() => {
    if (!value) choose(debitDay ?? dueDay);
  });

  if (!data || label === undefined || lateWords === undefined) return <Waiting shape="card" />;
  return (
    <DayGrid
      id={fieldId(field)}
      name={field}
      label={label}
      error={error}
      days={debitDays}
      lateWords={lateWords}
      value={value ? Number(value) : undefined}
      onChange={choose}
    />
  );
}
