import { addMonths, type Day } from '../../platform/calendar.ts';
import { parseDate } from '@internationalized/date';

/** The day of the month on which bills are drafted, and when it was chosen. */
export interface DebitDay {
  /** 1 to 31. */
  day: number;
  chosenOn: Day;
}

/** The day of a month, or the first of the next one where the month lacks it (BL-APD-006). */
export function draftDate(day: number, inMonthOf: Day): Day {
  const first = parseDate(inMonthOf).set({ day: 1 });
  const date = first.set({ day });
  return (date.day === day ? date : first.add({ months: 1 })).toString();
}

/**
 * The day on which a bill is drafted: the last chosen one by its due date. Without a chosen day, and for a bill whose
 * day had come when it was chosen, that is the due date: nobody's money is taken in the moment in which they choose.
 */
export function draftDayOf(dueDate: Day, chosen: DebitDay | undefined): Day {
  if (chosen === undefined) return dueDate;
  const day = [dueDate, addMonths(dueDate, -1)]
    .map((month) => draftDate(chosen.day, month))
    .find((date) => date <= dueDate);
  return day !== undefined && day > chosen.chosenOn ? day : dueDate;
}

/**
 * Whether payments of that day would be late: it is not between the day on which bills are made out and the due day
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
