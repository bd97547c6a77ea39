import { ownValue, pointerTo, type Place } from '../../core/json/index.ts';
import type { FactDefinition, ManifestSet, RecordField, SequenceData } from '../../core/manifest/index.ts';
import { problem, respelling, valueAt, withFix, type Problem } from '../problem/index.ts';
import type { LinkCheck, LinkContext, Locales } from './linkContext.ts';

/** Every sentence that a manifest uses exists in every language, with exactly the placeholders that it fills. */
export const copy: LinkCheck = (context) => [
  ...wordsOfValues(context.manifests).flatMap(({ key, kind, id, pointer }) => {
    const place = context.placeOf(kind, id, pointer);
    return Object.keys(context.locales).flatMap((language) =>
      copyProblems(context, { key, filled: [], language, place, at: place }),
    );
  }),
  ...context.usages.copies.flatMap(({ value, place }) => {
    const key = typeof value === 'string' ? value : value.key;
    const filled = typeof value === 'string' ? [] : Object.keys(value.with);
    const at = typeof value === 'string' ? place : { ...place, pointer: `${place.pointer}/key` };
    return Object.keys(context.locales).flatMap((language) =>
      copyProblems(context, { key, filled, language, place, at }),
    );
  }),
];

/** The words of the values of facts, of fields and of what sequences collect, each at its value. */
export function wordsOfValues({
  facts: sources,
  record,
  sequence,
}: Pick<ManifestSet, 'facts' | 'record' | 'sequence'>): WordOfValue[] {
  return [
    ...Object.entries(sources).flatMap(([id, { facts }]) => wordsIn({ kind: 'facts', id }, '/facts', facts)),
    ...Object.entries(record).flatMap(([id, { fields }]) =>
      wordsIn({ kind: 'record', id }, '/fields', fields),
    ),
    ...Object.entries(sequence).flatMap(([id, { data }]) => wordsIn({ kind: 'sequence', id }, '/data', data)),
  ];
}

interface WordOfValue {
  key: string;
  kind: 'facts' | 'record' | 'sequence';
  id: string;
  pointer: string;
}

function wordsIn(
  manifest: Pick<WordOfValue, 'kind' | 'id'>,
  list: string,
  fields: Readonly<Record<string, FactDefinition | RecordField | SequenceData>>,
): WordOfValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!('words' in field)) return [];
    const values = field.type === 'enum' ? field.values : ['false', 'true'];
    return values.map((value, index) => ({
      ...manifest,
      key: field.words + value,
      pointer: pointerTo(list, name) + (field.type === 'enum' ? `/values/${index}` : '/words'),
    }));
  });
}

interface Use {
  key: string;
  filled: readonly string[];
  language: string;
  place: Place;
  /** Where the key itself stands. */
  at: Place;
}

function copyProblems({ locales }: LinkContext, { key, filled, language, place, at }: Use): Problem[] {
  const texts = textsOf(locales, language, key);
  if (texts.length === 0) {
    const known = keysNear(locales, language, key);
    const isSomewhere = Object.keys(locales).some((other) => textsOf(locales, other, key).length > 0);
    const fix = isSomewhere ? undefined : respelling(key, known, valueAt(at));
    return [withFix(problem('missing-copy', { key, language }, place, known), fix)];
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
const placeholder = /\{\{\s*([A-Za-z0-9]+)\s*(?:,\s*(?:money|date|shortDate|time|number|text)\s*)?\}\}/g;

/** Names between double braces, without repetition. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))];
}

/** Whether a text has braces or a nested key that would be shown, or filled, otherwise than its writer thinks. */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}|\$t\(/.test(text.replaceAll(placeholder, ''));
}

/** Suffixes that i18next gives to plural forms. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A key without the suffix of its plural form. */
export function baseKey(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** The keys of the same file; where there is no such file, those of all. */
function keysNear(locales: Locales, language: string, key: string): string[] {
  const [namespace = ''] = key.split(':');
  const all = ownValue(locales, language) ?? {};
  const near = Object.hasOwn(all, namespace) ? [namespace] : Object.keys(all);
  return [
    ...new Set(
      near.flatMap((file) => Object.keys(all[file] ?? {}).map((path) => `${file}:${baseKey(path)}`)),
    ),
  ];
}

/** Whether two lists have the same names, in whatever order. */
export function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name) => right.includes(name));
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholders' : names.map((name) => `{{${name}}}`).join(', ');
}
