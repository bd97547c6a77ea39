import { t as translate } from 'i18next';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const date = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export const writtenMoney = (cents: number): string => money.format(cents / 100);
export const writtenDate = (day: string): string => date.format(Date.parse(`${day}T00:00Z`));

/** A calendar date in figures: MM/DD/YY. */
export function shortDate(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return `${month}/${dayOfMonth}/${year.slice(-2)}`;
}

export const t = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  translate(key, { ...values });
