import type { ReactElement, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import styles from './CalendarPopover.module.css';
import { MonthCalendar } from './MonthCalendar.tsx';
import type { MonthCalendarProps } from './MonthCalendar.tsx';

export interface CalendarPopoverProps extends MonthCalendarProps {
  locale: string;
  label: string;
  /** The element beside which the popover opens. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar beside its field; Escape and a press outside close it, and the focus goes back. */
export function CalendarPopover({
  locale,
  label,
  anchor,
  onClose,
  ...calendar
}: CalendarPopoverProps): ReactElement {
  return (
    <I18nProvider locale={locale}>
      <Popover
        isOpen
        aria-label={label}
        onOpenChange={onClose}
        triggerRef={anchor}
        placement="bottom start"
        className={styles.popover ?? ''}
      >
        <MonthCalendar {...calendar} />
      </Popover>
    </I18nProvider>
  );
}
