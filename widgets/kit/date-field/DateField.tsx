import { calendarDays } from '../../generated/glyphs/calendarDays.ts';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { FieldShell } from '../field/index.ts';
import type { FieldProps } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './DateField.module.css';

export interface DateFieldProps extends FieldProps {
  /** Locale for Intl, such as en-US, for the words of the calendar. */
  locale: string;
  /** Names the calendar and the button that opens it, such as "Choose a date". */
  calendarLabel: string;
  /** The first and the last day that can be chosen, as `YYYY-MM-DD`. */
  minimum: string;
  maximum: string;
  /** Today where the product is, as `YYYY-MM-DD`; the calendar marks it. */
  today: string;
  /** The day that a text names, and the text that names a day; undefined for what the rules call no date. */
  read: (typed: string) => string | undefined;
  write: (day: string) => string;
  /** Why a day between the two cannot be chosen; undefined when it can. Days are `YYYY-MM-DD`. */
  unavailableReason?: ((day: string) => string | undefined) | undefined;
}

/** The calendar is a chunk of its own: most people type, and it is larger than the whole form. */
const loadCalendar = async (): Promise<typeof import('./CalendarPopover.tsx').CalendarPopover> =>
  (await import('./CalendarPopover.tsx')).CalendarPopover;

/** A date that is typed, or picked from a calendar that is loaded when it is asked for. */
export function DateField({
  locale,
  calendarLabel,
  minimum,
  maximum,
  today,
  read,
  write,
  unavailableReason = everyDayIsAvailable,
  ...field
}: DateFieldProps): ReactElement {
  const [CalendarPopover, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>>();
  const [isOpen, setOpen] = useState(false);
  // Where it cannot be loaded, nothing opens, and the next press loads it again: the date can be typed meanwhile.
  const load = (): void =>
    void loadCalendar().then(
      (calendar) => setCalendar(() => calendar),
      () => setOpen(false),
    );
  const box = useRef<HTMLDivElement>(null);
  const choose = (day: string): void => {
    field.onChange(write(day));
    setOpen(false);
  };
  return (
    <>
      <FieldShell
        {...field}
        boxRef={box}
        inputMode="text"
        after={
          <span className={styles.button} onPointerEnter={load}>
            <IconButton
              label={calendarLabel}
              icon={<Icon glyph={calendarDays} />}
              onPress={() => {
                load();
                setOpen(true);
              }}
            />
          </span>
        }
      />
      {isOpen && CalendarPopover && (
        <CalendarPopover
          locale={locale}
          label={calendarLabel}
          anchor={box}
          selected={read(field.value)}
          minimum={minimum}
          maximum={maximum}
          today={today}
          unavailableReason={unavailableReason}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function everyDayIsAvailable(): undefined {
  return undefined;
}
