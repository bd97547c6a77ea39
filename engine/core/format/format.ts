/** How a value is shown. `text` and `number` as they are; a moment as the time of day that it is for the customer. */
export type ValueFormat = 'money' | 'date' | 'shortDate' | 'time' | 'moment' | 'number' | 'text';

/**
 * Shows a value to people. Money is integer cents; dates are calendar dates YYYY-MM-DD and never touch a time zone.
 * Locales are `en-US` and `es-US`: only es-US writes dollars as customers here read them.
 */
export function formatValue(value: string | number | boolean, format: ValueFormat, locale: string): string {
  switch (format) {
    case 'money':
      return formatMoney(Number(value), locale);
    case 'date':
      return formatDate(String(value), locale);
    case 'shortDate':
      return formatShortDate(String(value));
    case 'time':
      return formatTime(String(value), locale);
    case 'moment':
      return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(Number(value));
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(value));
    default:
      return String(value);
  }
}

/** Integer cents as dollars with two decimals: 123450 -> $1,234.50. */
export function formatMoney(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** A calendar date in words: "Friday, December 4". */
export function formatDate(date: string, locale: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.UTC(year, month - 1, day));
}

/** A calendar date as MM/DD/YY, in every language: Intl would put the day first in Spanish. */
export function formatShortDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year.slice(-2)}`;
}

/** A time of day HH:MM as people say it: "8:00 PM". */
export function formatTime(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.UTC(2000, 0, 1, hours, minutes));
}
