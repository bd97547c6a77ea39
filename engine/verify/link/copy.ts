import { formatOf, type Vocabulary } from '../../core/fact/index.ts';
import { formatsFor, isValueFormat } from '../../core/format/index.ts';
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
import type { LinkCheck, LinkContext, Locales } from './linkContext.ts';
import { misspeltKeys } from './misspeltKeys.ts';
import { wordsOfValues } from './saidSentences.ts';
import {
  baseKey,
  isFilledBy,
  listed,
  localeFile,
  placeholder,
  placeOfText,
  placeholdersFor,
  sentenceAt,
} from './sentences.ts';

/** Every sentence that a manifest uses exists in every language, with exactly the placeholders that it fills. */
export const copy: LinkCheck = (context) => {
  const uses = usesOfSentences(context);
  return [...uses.flatMap((use) => copyProblems(context, use)), ...wrongFormats(context, uses)];
};

/** Each place where manifests say a sentence. */
export function usesOfSentences({ manifests, usages, placeOf }: LinkContext): Use[] {
  return [
    ...wordsOfValues(manifests).map(({ key, kind, id, pointer }) => {
      const place = placeOf(kind, id, pointer);
      return { key, filled: {}, place, at: place };
    }),
    ...usages.copies.map(({ value, place }) => {
      if (typeof value === 'string') return { key: value, filled: {}, place, at: place };
      return { key: value.key, filled: value.with, place, at: { ...place, pointer: `${place.pointer}/key` } };
    }),
  ];
}

export interface Use {
  key: string;
  /** Placeholder -> the fact that fills it. */
  filled: Readonly<Record<string, string>>;
  place: Place;
  /** Where the key itself stands. */
  at: Place;
}

/** Characters of a title, heading or label; more of them is a text. */
const longestTitle = 160;

function copyProblems(context: LinkContext, use: Use): Problem[] {
  const { locales } = context;
  const languages = languagesOf(context);
  const missing = languages.filter((language) => !sentenceAt(locales, language, use.key));
  const there = languages.filter((language) => !missing.includes(language));
  return [
    ...missingCopy(context, use, missing, languages.length),
    ...there.flatMap((language) => lengthProblems(context, use, language)),
    ...placeholderProblems(context, use, there),
  ];
}

function languagesOf({ locales, manifests }: LinkContext): string[] {
  const languages = manifests.site['site']?.languages ?? [];
  return languages.map(({ id }) => id).filter((id) => ownValue(locales, id));
}

function missingCopy(
  context: LinkContext,
  { key, filled, place, at }: Use,
  missing: readonly string[],
  count: number,
): Problem[] {
  const { locales } = context;
  const [first] = missing;
  const [namespace = '', path = ''] = key.split(':');
  // If only some languages lack it, and the whole file is missing there, `parity` reports the file.
  if (first === undefined || (missing.length < count && !ownValue(ownValue(locales, first), namespace)))
    return [];
  // `parity` says where it is misspelt.
  if (missing.every((language) => misspeltKeys(context, language, namespace).has(path))) return [];
  const known = keysNear(locales, first, key);
  const languages = missing.map((each) => `"${each}" (${localeFile(each, namespace)})`).join(' and ');
  const said = Object.keys(locales).flatMap((each) => sentenceAt(locales, each, key)?.texts[0] ?? [])[0];
  const isNowhere = missing.length === count;
  const respelt = isNowhere ? respelling(key, known, valueAt(at)) : undefined;
  const files = Object.keys(ownValue(locales, first) ?? {});
  if (!respelt && !files.includes(namespace))
    return [problem('missing-copy-file', { namespace }, place, files)];
  const fix = respelt ?? newCopy(locales, key, Object.keys(filled), missing);
  // What one language says is no other name's sentence: it has to be said in the others, too.
  return [withFix(problem('missing-copy', { key, languages, said }, place, isNowhere ? known : []), fix)];
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
    return { file: localeFile(language, namespace), pointer, value };
  });
  return rewriting(`writes it, marked as waiting for its words`, ...edits);
}

/** The pointer to the first missing part of a path, and the rest of the path. */
function firstMissing(paths: readonly string[], parts: readonly string[]): [string, readonly string[]] {
  const length = parts.findIndex(
    (_, index) => !paths.some((path) => path.startsWith(`${parts.slice(0, index + 1).join('.')}.`)),
  );
  return [`/${parts.slice(0, length + 1).join('/')}`, parts.slice(length + 1)];
}

function lengthProblems({ locales }: LinkContext, { key, place }: Use, language: string): Problem[] {
  const { texts = [] } = sentenceAt(locales, language, key) ?? {};
  const longest = /\/(?:title|heading|label)$/.test(place.pointer) ? longestTitle : Number.POSITIVE_INFINITY;
  if (texts.every((text) => text.length <= longest)) return [];
  const expected = `at most ${longest} characters long: "${key}" has more in "${language}"`;
  return [problem('wrong-value', { expected }, place)];
}

/** Said of the first language. Where another one has what is filled, `parity` says it of the sentence that has not. */
function placeholderProblems(context: LinkContext, use: Use, languages: readonly string[]): Problem[] {
  const { key, place } = use;
  const filled = Object.keys(use.filled);
  const said = languages.map((language) => ({
    language,
    sentence: sentenceAt(context.locales, language, key) ?? { texts: [], forms: [], placeholders: [] },
  }));
  const wrong = said.filter(({ sentence }) => !isFilledBy(sentence, filled));
  const [first] = wrong;
  if (!first || (wrong.length < said.length && !Object.hasOwn(context.copyExceptions, key))) return [];
  const actual = listed(placeholdersFor(first.sentence));
  return [
    problem('wrong-placeholders', { key, language: first.language, expected: listed(filled), actual }, place),
  ];
}

/** The formats that a text names and some of the facts that fill it cannot be written in: once for each text. */
function wrongFormats(context: LinkContext, uses: readonly Use[]): Problem[] {
  return [...Map.groupBy(uses, ({ key }) => key)].flatMap(([key, those]) =>
    languagesOf(context).flatMap((language) => {
      const [namespace = '', path = ''] = key.split(':');
      const { texts = [], forms = [] } = sentenceAt(context.locales, language, key) ?? {};
      return texts.flatMap((text, index) => {
        const form = forms[index] === undefined ? '' : `_${forms[index]}`;
        return formatProblems(context.vocabulary, those, text, placeOfText(language, namespace, path + form));
      });
    }),
  );
}

function formatProblems(vocabulary: Vocabulary, uses: readonly Use[], text: string, place: Place): Problem[] {
  const key = uses[0]?.key ?? '';
  return [...text.matchAll(placeholder)].flatMap(([, name = '', named]) => {
    // The count of a plural form is taken as a bare number, whatever it is: cents of an amount, no number of a text.
    const format = name === 'count' ? 'number' : named;
    if (format === undefined || !isValueFormat(format)) return [];
    const facts = [...new Set(uses.flatMap(({ filled }) => ownValue(filled, name) ?? []))];
    const unable = facts.filter((fact) => {
      const own = ownFormatOf(vocabulary, fact);
      return own !== undefined && !formatsFor(own).includes(format);
    });
    return [...Map.groupBy(unable, (fact) => ownFormatOf(vocabulary, fact) ?? 'text')].map(([own, those]) => {
      const known = name === 'count' ? [] : formatsFor(own);
      return problem('wrong-format', { key, name, format, facts: those.join(', '), own }, place, known);
    });
  });
}

/** The format in which a fact is written by itself; undefined if there is no such fact. */
function ownFormatOf(vocabulary: Vocabulary, fact: string): ReturnType<typeof formatOf> | undefined {
  const atom = vocabulary.atomOf(fact);
  // A value that has words of its own is written as these.
  return atom && (atom.words === undefined ? formatOf(atom.domain) : 'text');
}

/** Suggestions for a key: those of the same file, the nearest first; without such a file, those of all files. */
function keysNear(locales: Locales, language: string, key: string): string[] {
  const [namespace = ''] = key.split(':');
  const all = ownValue(locales, language) ?? {};
  const near = Object.hasOwn(all, namespace) ? [namespace] : Object.keys(all);
  const keys = near.flatMap((file) => Object.keys(all[file] ?? {}).map((path) => `${file}:${baseKey(path)}`));
  const alike = (each: string): number => {
    const end = [...key].findIndex((letter, index) => each[index] !== letter);
    return end === -1 ? key.length : end;
  };
  return [...new Set(keys)].sort((one, other) => alike(other) - alike(one));
}
