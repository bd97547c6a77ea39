import { withoutPlaceholders } from './texts.ts';

/** A number that a sentence says, in digits: what a limit, an amount or a time is. */
export interface SaidNumber {
  number: string;
  isMoney: boolean;
  /** Unit of time that follows it, as `Intl` names it: "hour". */
  unit: string | undefined;
}

const units = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Numbers that sentences spell out, in the languages in which they do. */
const spelledOut: Readonly<Record<string, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};

/**
 * Numbers of a sentence that stand by themselves, spelled out or not; what is part of a name, a number to call or an
 * address says no limit.
 *
 * @param locale tag of the language, whose words for units of time are known
 */
export function numbersIn(text: string, locale: string): SaidNumber[] {
  const spelled = spelledOut[locale.split('-')[0] ?? ''] ?? [];
  const inDigits = withoutPlaceholders(text).replaceAll(/\p{L}+/gu, (word) => {
    const index = spelled.indexOf(word.toLocaleLowerCase(locale));
    return index < 0 ? word : String(index + 2);
  });
  const said = inDigits.matchAll(
    /(?<![\p{L}\d\-/.#+])(?<sign>\$?)(?<number>\d[\d,.:]*)(?![\p{L}\d\-/])(?:\s+(?<word>\p{L}+))?/gu,
  );
  return [...said].map(({ groups: { sign = '', number = '', word = '' } = {} }) => ({
    number: number.replace(/[.,:]+$/, '').replaceAll(',', ''),
    isMoney: sign !== '',
    unit: unitNames(locale).get(word.toLocaleLowerCase(locale)),
  }));
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Word for a unit of time in a language -> the unit. */
function unitNames(locale: string): ReadonlyMap<string, string> {
  const found = known.get(locale) ?? new Map(units.flatMap((unit) => wordsFor(unit, locale)));
  known.set(locale, found);
  return found;
}

function wordsFor(unit: string, locale: string): [string, string][] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return [1, 2].flatMap((count) =>
    format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [[value, unit]] : [])),
  ) as [string, string][];
}
