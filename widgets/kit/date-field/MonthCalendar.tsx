/* oxlint-disable jsx-a11y/no-autofocus -- the calendar opens because someone asked for it: the focus belongs on its day */
import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { chevronLeft } from '../../generated/glyphs/chevronLeft.ts';
import { chevronRight } from '../../generated/glyphs/chevronRight.ts';
import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon/index.ts';
import styles from './MonthCalendar.module.css';

export interface MonthCalendarProps {
  /** All days are `YYYY-MM-DD`. */
  selected: string | undefined;
  minimum: string;
  maximum: string;
  today: string;
  unavailableReason: (day: string) => string | undefined;
  onChoose: (day: string) => void;
}

/** One month at a time. A day that cannot be chosen can still be reached, and says why. */
export function MonthCalendar({
  selected,
  minimum,
  maximum,
  today,
  unavailableReason,
  onChoose,
}: MonthCalendarProps): ReactElement {
  const start = selected !== undefined && selected >= minimum && selected <= maximum ? selected : undefined;
  const [reason, setReason] = useState<string>();
  const explain = (day: CalendarDate): void => setReason(unavailableReason(day.toString()));
  return (
    <Calendar
      className={styles.calendar ?? ''}
      value={start === undefined ? null : parseDate(start)}
      defaultFocusedValue={parseDate(start ?? minimum)}
      minValue={parseDate(minimum)}
      maxValue={parseDate(maximum)}
      isDateUnavailable={(day) => unavailableReason(day.toString()) !== undefined}
      onChange={(day) => onChoose(day.toString())}
      onFocusChange={explain}
      autoFocus
    >
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <Icon glyph={chevronLeft} />
        </Button>
        <CalendarHeading className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <Icon glyph={chevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday ?? ''}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className={`${styles.day} ${day.toString() === today ? styles.today : ''}`}
              onPointerEnter={() => explain(day)}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <output className={styles.reason}>{reason}</output>
    </Calendar>
  );
}
