import { ownValue } from '../../core/json/index.ts';
import type { SiteLanguage, SiteManifest } from '../../core/manifest/index.ts';

/** A number in a sentence, in figures: a limit, an amount or a time. */
export interface SaidNumber {
  /** As code writes it: 1234.50. */
  number: string;
  isMoney: boolean;
  /** Unit of time that follows it, as `Intl` names it: "hour". */
  unit: string | undefined;
}

/** The parts of a site manifest that are needed to read the numbers in its sentences. */
export type NumberSite = Pick<SiteManifest, 'currency' | 'numberWords'>;

const units = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/**
 * The free-standing numbers of a sentence, in figures or in the number words of the site. Numbers inside names, phone
 * numbers and addresses are left out: they state no limit.
 */
export function numbersIn(
  text: string,
  { id, locale }: Pick<SiteLanguage, 'id' | 'locale'>,
  { currency, numberWords }: NumberSite,
): SaidNumber[] {
  const { sign, decimal, group, unitOf } = figuresOf(locale, currency);
  const spelled = ownValue(numberWords, id) ?? {};
  const inDigits = withoutPlaceholders(text).replaceAll(/\p{L}+/gu, (word) =>
    String(ownValue(spelled, word.toLocaleLowerCase(locale)) ?? word),
  );
  const said = inDigits.matchAll(
    RegExp(
      `(?<![\\p{L}\\d\\-/.#+])(?<before>${sign}\\s?)?(?<number>\\d[\\d,.:${group}]*)(?![\\p{L}\\d\\-/])` +
        `(?<after>\\s?${sign})?(?:\\s+(?<word>\\p{L}+))?`,
      'gu',
    ),
  );
  return [...said].map(({ groups: { before = '', number = '', after = '', word = '' } = {} }) => ({
    number: number
      .replace(/[^\d]+$/, '')
      .replaceAll(group, '')
      .replace(decimal, '.'),
    isMoney: before + after !== '',
    unit: unitOf.get(word.toLocaleLowerCase(locale)),
  }));
}

interface Figures {
  /** A pattern of the sign of the currency. */
  sign: string;
  decimal: string;
  group: string;
  /** Word for a unit of time -> the unit. */
  unitOf: ReadonlyMap<string, string>;
}

const known = new Map<string, Figures>();

/** How a language writes numbers, amounts and times; looked up once. */
function figuresOf(locale: string, currency: string): Figures {
  const key = `${locale} ${currency}`;
  const figures = known.get(key) ?? readFigures(locale, currency);
  known.set(key, figures);
  return figures;
}

function readFigures(locale: string, currency: string): Figures {
  // With a digit behind it every currency shows the decimal point, also one whose amounts have none.
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 1,
  } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1_234_567.5);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return {
    sign: part('currency').replaceAll(/[$.]/g, String.raw`\$&`),
    decimal: part('decimal'),
    group: part('group'),
    unitOf: new Map(units.flatMap((unit) => wordsFor(unit, locale))),
  };
}

function wordsFor(unit: string, locale: string): [string, string][] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return [1, 2].flatMap((count) =>
    format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [[value, unit]] : [])),
  ) as [string, string][];
}

/** A sentence without what is filled in. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, ' ');
}
