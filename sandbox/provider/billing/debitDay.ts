import { addMonths, type Day } from '../../platform/calendar.ts';
import { parseDate } from '@internationalized/date';

/** The day of the month on which bills are drafted, and when it was chosen. */
export interface DebitDay {
  /** 1 to 31. */
  day: number;
  chosenOn: Day;
}

/** The date with this day of the month, or the first of the next month if the month lacks it (BL-APD-006). */
export function draftDate(day: number, inMonthOf: Day): Day {
  const first = parseDate(inMonthOf).set({ day: 1 });
  const date = first.set({ day });
  return (date.day === day ? date : first.add({ months: 1 })).toString();
}

/**
 * The day on which a bill is drafted: the last chosen day up to its due date. Without a chosen day, and for a bill whose
 * day had come when it was chosen, the due date: choosing a day never takes money at that moment.
 */
export function draftDayOf(dueDate: Day, chosen: DebitDay | undefined): Day {
  if (chosen === undefined) return dueDate;
  const day = [dueDate, addMonths(dueDate, -1)]
    .map((month) => draftDate(chosen.day, month))
    .find((date) => date <= dueDate);
  return day !== undefined && day > chosen.chosenOn ? day : dueDate;
}

/**
 * Whether payments on that day would be late: it is not between the issue day of bills and the due day
 * (BL-APD-016 to BL-APD-019).
 */
export function isLateDebitDay(
  day: number,
  { cycleDay, dueDay }: { cycleDay: number; dueDay: number },
): boolean {
  const issued = day >= cycleDay;
  const inTime = day <= dueDay;
  return cycleDay <= dueDay ? !(issued && inTime) : !(issued || inTime);
}
