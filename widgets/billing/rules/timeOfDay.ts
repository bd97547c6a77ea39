/** A local time with its time zone. */
export interface TimeOfDay {
  /** `HH:MM`. */
  time: string;
  /** The abbreviation of a time zone on that day, the same in both languages: EST. */
  zone: string;
}

/** The local time in a time zone at an instant, wherever the browser is. */
export function timeOfDay(instant: string, timeZone: string): TimeOfDay {
  const options = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(Date.parse(instant));
  const partOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { time: `${partOf('hour')}:${partOf('minute')}`, zone: partOf('timeZoneName') };
}
