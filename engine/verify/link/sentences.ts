import { isValueFormat } from '../../core/format/index.ts';
import { ownValue, type Place } from '../../core/json/index.ts';
import type { Locales } from '../load/index.ts';
import { oncePer } from '../oncePer.ts';

/** What a language says under a key. */
export interface Sentence {
  /** One, or several plural forms. */
  texts: readonly string[];
  /** The plural forms that it has; none where it has no such forms. */
  forms: readonly string[];
  /** Names between double braces in any of the texts, without repetition. */
  placeholders: readonly string[];
}

/** Suffixes that i18next gives to plural forms. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const pluralSuffix = RegExp(`_(?:${pluralForms.join('|')})$`);

/** A key without the suffix of its plural form. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '');
}

/** Every sentence of a namespace by its key, plural forms together. */
export const sentencesIn = oncePer(
  (texts: Readonly<Record<string, string>>): ReadonlyMap<string, Sentence> => {
    const keys = new Set(Object.keys(texts).map(baseKey));
    return new Map([...keys].map((key) => [key, sentenceIn(texts, key)]));
  },
);

function sentenceIn(texts: Readonly<Record<string, string>>, key: string): Sentence {
  const own = ownValue(texts, key);
  const forms = own === undefined ? pluralForms.filter((form) => Object.hasOwn(texts, `${key}_${form}`)) : [];
  const all = own === undefined ? forms.map((form) => texts[`${key}_${form}`] ?? '') : [own];
  return { texts: all, forms, placeholders: [...new Set(all.flatMap(placeholdersOf))] };
}

/** What a language says under a key of a namespace: `books:title`. */
export function sentenceAt(locales: Locales, language: string, key: string): Sentence | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const texts = ownValue(ownValue(locales, language), namespace);
  return texts && sentencesIn(texts).get(path);
}

/** `{{dueDate}}`, or with the format that the sentence wants: `{{dueDate, shortDate}}`. */
export const placeholder = /\{\{\s*([A-Za-z0-9]+)\s*(?:,\s*([A-Za-z]+)\s*)?\}\}/g;

/** Names between double braces, without repetition. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))];
}

/** Whether a text has braces or a nested key that would be shown, or filled, otherwise than its writer thinks. */
export function hasStrayBraces(text: string): boolean {
  const rest = text.replaceAll(placeholder, (all, _name, format?: string) =>
    format === undefined || isValueFormat(format) ? '' : all,
  );
  return /\{\{|\}\}|\$t\(/.test(rest);
}

/** Names of formats in a text that are none. */
export function unknownFormats(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, , format]) =>
    format === undefined || isValueFormat(format) ? [] : [format],
  );
}

/** The file of a namespace in a language. */
export function localeFile(language: string, namespace: string): string {
  return `locales/${language}/${namespace}.json`;
}

/** Where a sentence stands. */
export function placeOfText(language: string, namespace: string, path: string): Place {
  return { file: localeFile(language, namespace), pointer: `/${path.replaceAll('.', '/')}` };
}

/** What a manifest has to fill in a sentence. A plural one is looked up by its count, even where no form shows it. */
export function placeholdersFor({ forms, placeholders }: Sentence): string[] {
  return [...new Set([...(forms.length > 0 ? ['count'] : []), ...placeholders])];
}

/** Whether a manifest fills exactly what a sentence has. */
export function isFilledBy(sentence: Sentence, filled: readonly string[]): boolean {
  return sameNames(placeholdersFor(sentence), filled);
}

/** Names as they stand in a sentence: `{{date}}, {{amount}}`. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholders' : names.map((name) => `{{${name}}}`).join(', ');
}

/** Whether two lists have the same names, in whatever order. */
export function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name) => right.includes(name));
}
