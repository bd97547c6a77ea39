import type { AtomValue } from '../fact/index.ts';
import { ownValue } from '../json/index.ts';
import type { SiteManifest } from '../manifest/index.ts';
import { writeShortDate } from './shortDate.ts';

/** How a value is shown. `signedMoney` says plus and minus, and neither of nothing. `text` and `number` as they are; a moment as the time of day that it is for the customer. */
export type ValueFormat =
  | 'money'
  | 'signedMoney'
  | 'date'
  | 'shortDate'
  | 'time'
  | 'moment'
  | 'dateTime'
  | 'number'
  | 'text';

/** Shows a value to people; in a format that nobody knows, as text. */
export type FormatValue = (value: AtomValue, format: ValueFormat) => string;

/** The properties of a site that say how values are written. */
export type WritingSite = Pick<SiteManifest, 'languages' | 'currency' | 'shortDate'>;

const known = new WeakMap<WritingSite, Map<string, FormatValue>>();

/**
 * How a site writes values in one of its languages. What `Intl` needs for a format is made at its first value and kept:
 * for 1,000 amounts on a slow phone 1 ms instead of 227.
 */
export function formatFor(site: WritingSite, language: string): FormatValue {
  const ofSite = known.get(site) ?? new Map<string, FormatValue>();
  const format = ofSite.get(language) ?? createFormat(site, localeOf(site, language));
  known.set(site, ofSite.set(language, format));
  return format;
}

/** The locale for Intl of a language (`es-US`); of one that the site does not have, that of its first language. */
export function localeOf({ languages }: WritingSite, language: string): string {
  return (languages.find(({ id }) => id === language) ?? languages[0])?.locale ?? language;
}

/** The sign of a currency, and whether it stands before an amount: `$` in English, `€` after it in French. */
export interface CurrencySign {
  sign: string;
  isFirst: boolean;
}

/** How a site writes its currency in one of its languages. */
export function currencySign(site: WritingSite, language: string): CurrencySign {
  const options = { style: 'currency', currency: site.currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(localeOf(site, language), options).formatToParts(1);
  const index = parts.findIndex(({ type }) => type === 'currency');
  return { sign: parts[index]?.value ?? site.currency, isFirst: index === 0 };
}

function createFormat(site: WritingSite, locale: string): FormatValue {
  const writers = new Map<ValueFormat, Write>();
  return (value, format) => {
    const write = writers.get(format) ?? (ownValue(makers, format) ?? makers.text)(locale, site);
    writers.set(format, write);
    return write(value);
  };
}

type Write = (value: AtomValue) => string;

const makers: Readonly<Record<ValueFormat, (locale: string, site: WritingSite) => Write>> = {
  /** Integers of the smallest unit of the currency: 123450 -> $1,234.50. */
  money(locale, { currency }) {
    return amountsIn(currency, locale, {});
  },
  /** The same with its sign, for what is a difference: +$12.50. */
  signedMoney(locale, { currency }) {
    return amountsIn(currency, locale, { signDisplay: 'exceptZero' });
  },
  /** A calendar date in words: "Friday, December 4". */
  date(locale, { languages }) {
    const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const words = new Intl.DateTimeFormat(locale, options);
    const hasComma = languages.find((each) => each.locale === locale)?.weekdayComma !== false;
    return (date) => {
      const written = words.format(Date.parse(`${date}T00:00Z`));
      return hasComma ? written : written.replace(', ', ' ');
    };
  },
  /** A calendar date in figures, in every language as the site wants it: Intl would put the day first in Spanish. */
  shortDate(_locale, { shortDate }) {
    return (date) => writeShortDate(shortDate, String(date));
  },
  /** A time of day HH:MM as people say it: "8:00 PM". */
  time(locale) {
    const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
    const clock = new Intl.DateTimeFormat(locale, options);
    return (time) => clock.format(Date.parse(`2000-01-01T${time}Z`));
  },
  moment(locale) {
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    return (moment) => clock.format(Number(moment));
  },
  /** A moment with its day: "Dec 4, 8:00 PM". */
  dateTime(locale) {
    const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    const words = new Intl.DateTimeFormat(locale, options);
    return (moment) => words.format(Number(moment));
  },
  number(locale) {
    const numbers = new Intl.NumberFormat(locale);
    return (number) => numbers.format(Number(number));
  },
  text: () => String,
};

/** Writes amounts, less than nothing with the minus sign: `Intl` has a hyphen there, which is narrower than the plus. */
function amountsIn(currency: string, locale: string, options: Intl.NumberFormatOptions): Write {
  const money = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency });
  const units = 10 ** fractionDigits(money);
  return (amount) => money.format(Number(amount) / units).replace('-', '\u2212');
}

/** Digits of the currency of a format behind its decimal point: 2 of USD, whose smallest unit is the cent; none of JPY. */
export function fractionDigits(money: Intl.NumberFormat): number {
  return money.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats in which a sentence may write a value besides the format of its type. */
const alsoWritten: Partial<Record<ValueFormat, readonly ValueFormat[]>> = {
  money: ['signedMoney'],
  date: ['shortDate'],
  moment: ['dateTime'],
};

/** The formats in which a value of a type can be written. Others show nonsense, or throw: `Intl` refuses a text as a date. */
export function formatsFor(own: ValueFormat): readonly ValueFormat[] {
  return [...new Set([own, ...(alsoWritten[own] ?? []), 'text' as const])];
}

/** The names of all formats. */
export const formatNames = Object.keys(makers);

/** Whether a sentence may name a format so. */
export function isValueFormat(name: string): name is ValueFormat {
  return Object.hasOwn(makers, name);
}
