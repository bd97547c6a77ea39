import { isValueFormat } from '../../core/format/index.ts';
import { ownValue, type Place } from '../../core/json/index.ts';
import {
  problem,
  respelling,
  rewriting,
  valueAt,
  withFix,
  type Fix,
  type Problem,
} from '../problem/index.ts';
import { declarations, type DeclaringManifests, type Declaration } from './declarations.ts';
import type { LinkCheck, LinkContext, Locales } from './linkContext.ts';

/** Every sentence that a manifest uses exists in every language, with exactly the placeholders that it fills. */
export const copy: LinkCheck = (context) => [
  ...wordsOfValues(context.manifests).flatMap(({ key, kind, id, pointer }) => {
    const place = context.placeOf(kind, id, pointer);
    return copyProblems(context, { key, filled: [], place, at: place });
  }),
  ...context.usages.copies.flatMap(({ value, place }) => {
    const key = typeof value === 'string' ? value : value.key;
    const filled = typeof value === 'string' ? [] : Object.keys(value.with);
    const at = typeof value === 'string' ? place : { ...place, pointer: `${place.pointer}/key` };
    return copyProblems(context, { key, filled, place, at });
  }),
];

interface WordOfValue extends Pick<Declaration, 'kind' | 'id' | 'pointer'> {
  key: string;
}

/** The words of the values of facts, of fields and of what sequences collect, each at its value. */
export function wordsOfValues(manifests: DeclaringManifests): WordOfValue[] {
  return declarations(manifests).flatMap(({ kind, id, pointer, definition }) => {
    if (!('words' in definition)) return [];
    const isEnum = definition.type === 'enum';
    const values = isEnum ? definition.values : ['false', 'true'];
    return values.map((value, index) => ({
      kind,
      id,
      key: definition.words + value,
      pointer: pointer + (isEnum ? `/values/${index}` : '/words'),
    }));
  });
}

interface Use {
  key: string;
  filled: readonly string[];
  place: Place;
  /** Where the key itself stands. */
  at: Place;
}

/** Characters of a title, heading or label; more of them is a text. */
const longestTitle = 160;

function copyProblems(context: LinkContext, use: Use): Problem[] {
  const { locales, manifests } = context;
  const languages = (manifests.site['site']?.languages ?? [])
    .map(({ id }) => id)
    .filter((id) => ownValue(locales, id));
  const missing = languages.filter((language) => textsOf(locales, language, use.key).length === 0);
  return [
    ...missingCopy(locales, use, missing, languages.length),
    ...languages
      .filter((language) => !missing.includes(language))
      .flatMap((language) => textProblems(locales, use, language)),
  ];
}

function missingCopy(
  locales: Locales,
  { key, filled, place, at }: Use,
  missing: readonly string[],
  count: number,
): Problem[] {
  const [first] = missing;
  const [namespace = ''] = key.split(':');
  // What one language has, the others lack; and of a file that is missing nothing more is told.
  if (first === undefined || (missing.length < count && !ownValue(ownValue(locales, first), namespace)))
    return [];
  const known = keysNear(locales, first, key);
  const languages = missing.map((each) => `"${each}"`).join(' and ');
  const respelt = missing.length === count ? respelling(key, known, valueAt(at)) : undefined;
  const fix = respelt ?? newCopy(locales, key, filled, missing);
  return [withFix(problem('missing-copy', { key, languages }, place, known), fix)];
}

/** Says in each language which sentence is missing, marked as waiting for its words; in files that there are. */
function newCopy(
  locales: Locales,
  key: string,
  filled: readonly string[],
  languages: readonly string[],
): Fix | undefined {
  const [namespace = '', path = ''] = key.split(':');
  if (!languages.every((language) => ownValue(ownValue(locales, language), namespace))) return undefined;
  const words = path
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const placeholders = filled.map((name) => ` {{${name}}}`).join('');
  const edits = languages.map((language) => {
    const [pointer, rest] = firstMissing(Object.keys(locales[language]?.[namespace] ?? {}), path.split('.'));
    const text: unknown = `(${language}) ${words}${placeholders}`;
    const value = rest.reduceRight((inner, part) => ({ [part]: inner }), text);
    return { file: `locales/${language}/${namespace}.json`, pointer, value };
  });
  return rewriting(`writes it, marked as waiting for its words`, ...edits);
}

/** The pointer to the first part of a path that there is not, and what of the path is left then. */
function firstMissing(paths: readonly string[], parts: readonly string[]): [string, readonly string[]] {
  const length = parts.findIndex(
    (_, index) => !paths.some((path) => path.startsWith(`${parts.slice(0, index + 1).join('.')}.`)),
  );
  return [`/${parts.slice(0, length + 1).join('/')}`, parts.slice(length + 1)];
}

function textProblems(locales: Locales, { key, filled, place }: Use, language: string): Problem[] {
  const texts = textsOf(locales, language, key);
  const longest = /\/(?:title|heading|label)$/.test(place.pointer) ? longestTitle : Number.POSITIVE_INFINITY;
  if (texts.some((text) => text.length > longest)) {
    const expected = `at most ${longest} characters long: "${key}" has more in "${language}"`;
    return [problem('wrong-value', { expected }, place)];
  }
  // A plural sentence is looked up by its count, even where no form shows it.
  const counted = isPlural(locales, language, key) ? ['count'] : [];
  const actual = [...new Set([...counted, ...texts.flatMap(placeholdersOf)])];
  if (sameNames(actual, filled)) return [];
  return [
    problem('wrong-placeholders', { key, language, expected: listed(filled), actual: listed(actual) }, place),
  ];
}

/** The texts of a key: one, or its plural forms. */
export function textsOf(locales: Locales, language: string, key: string): string[] {
  const { texts, path } = lookUp(locales, language, key);
  const own = ownValue(texts, path);
  return own === undefined ? pluralTexts(texts, path) : [own];
}

/** Whether a key is a sentence with plural forms. */
export function isPlural(locales: Locales, language: string, key: string): boolean {
  const { texts, path } = lookUp(locales, language, key);
  return !Object.hasOwn(texts, path) && pluralTexts(texts, path).length > 0;
}

function lookUp(
  locales: Locales,
  language: string,
  key: string,
): { texts: Readonly<Record<string, string>>; path: string } {
  const [namespace = '', path = ''] = key.split(':');
  return { texts: ownValue(ownValue(locales, language), namespace) ?? {}, path };
}

function pluralTexts(texts: Readonly<Record<string, string>>, path: string): string[] {
  return pluralForms.flatMap((form) => ownValue(texts, `${path}_${form}`) ?? []);
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

/** Where a sentence stands. */
export function placeOfText(language: string, namespace: string, path: string): Place {
  return { file: `locales/${language}/${namespace}.json`, pointer: `/${path.replaceAll('.', '/')}` };
}

/** Suffixes that i18next gives to plural forms. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A key without the suffix of its plural form. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** The keys of the same file, those beside it first; where there is no such file, those of all. */
function keysNear(locales: Locales, language: string, key: string): string[] {
  const [namespace = ''] = key.split(':');
  const all = ownValue(locales, language) ?? {};
  const near = Object.hasOwn(all, namespace) ? [namespace] : Object.keys(all);
  const keys = near.flatMap((file) => Object.keys(all[file] ?? {}).map((path) => `${file}:${baseKey(path)}`));
  const beside = key.slice(0, key.lastIndexOf('.') + 1);
  const isBeside = (each: string): boolean => beside !== '' && each.startsWith(beside);
  return [...new Set(keys)].sort((one, other) => Number(isBeside(other)) - Number(isBeside(one)));
}

/** Whether two lists have the same names, in whatever order. */
export function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name) => right.includes(name));
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholders' : names.map((name) => `{{${name}}}`).join(', ');
}
