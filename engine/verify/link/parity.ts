import { ownValue } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import {
  baseKey,
  hasStrayBraces,
  isPlural,
  placeholdersOf,
  placeOfText,
  sameNames,
  textsOf,
} from './copy.ts';
import type { LinkCheck, LinkContext, Locales } from './linkContext.ts';

/** Every sentence exists in every language, in the plural forms that the language has, with the same placeholders. */
export const parity: LinkCheck = (context) => {
  const languages = context.manifests.site['site']?.languages ?? [];
  const there = languages.filter(({ id }) => ownValue(context.locales, id));
  const keys = allKeys(Object.fromEntries(there.map(({ id }) => [id, context.locales[id] ?? {}])));
  const files = Map.groupBy(keys, (key) => key.split(':')[0] ?? '');
  return [
    ...languages.filter((each) => !there.includes(each)).map(({ id }) => fileMissing(`locales/${id}`)),
    ...[...files].flatMap(([namespace, own]) =>
      there.flatMap((language) =>
        // Tracked once, and not of each sentence that is not there.
        ownValue(context.locales[language.id], namespace)
          ? own.flatMap((key) => keyProblems(context, key, language))
          : [fileMissing(`locales/${language.id}/${namespace}.json`)],
      ),
    ),
  ];
};

function fileMissing(file: string): Problem {
  return problem('missing-file', undefined, { file, pointer: '' });
}

function keyProblems(
  { locales, copyExceptions }: LinkContext,
  key: string,
  language: { id: string; locale: string },
): Problem[] {
  const reason =
    lackOf(locales, key, language) ??
    (Object.hasOwn(copyExceptions, key) ? undefined : differenceOf(locales, key, language.id));
  if (reason === undefined) return [];
  const [namespace = '', path = ''] = key.split(':');
  const texts = ownValue(ownValue(locales, language.id), namespace) ?? {};
  // Of a plural its first form: the place that somebody is sent to should be there.
  const location = Object.keys(texts).find((each) => baseKey(each) === path) ?? path;
  return [problem('unlike-copy', { key, reason }, placeOfText(language.id, namespace, location))];
}

function lackOf(
  locales: Locales,
  key: string,
  { id, locale }: { id: string; locale: string },
): string | undefined {
  const missing = missingForms(locales, key, { id, locale });
  if (missing[0] === '') return 'missing';
  if (missing.length > 0) return `without the plural forms ${missing.join(', ')}`;
  const texts = textsOf(locales, id, key);
  if (texts.some((text) => text.trim() === '')) return 'without words';
  if (texts.some((text) => /<\/?[a-z!][^<]*>|&[a-z]+;|&#\d+;/i.test(text)))
    return 'with HTML, which customers would read as it stands';
  return texts.some(hasStrayBraces) ? 'with braces that are no placeholder' : undefined;
}

function differenceOf(locales: Locales, key: string, id: string): string | undefined {
  const everywhere = Object.keys(locales).flatMap((other) => placeholdersIn(locales, other, key));
  const expected = [...new Set(everywhere)];
  if (sameNames(placeholdersIn(locales, id, key), expected)) return undefined;
  return `with other placeholders than another language (${expected.map((name) => `{{${name}}}`).join(', ')})`;
}

/** The suffixes that a key needs in a language and has not: the empty one, or plural forms. */
function missingForms(
  locales: Locales,
  key: string,
  { id, locale }: { id: string; locale: string },
): string[] {
  const [namespace = '', path = ''] = key.split(':');
  const texts = ownValue(ownValue(locales, id), namespace) ?? {};
  const plural = Object.keys(locales).some((language) => isPlural(locales, language, key));
  const needed = plural
    ? new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => `_${form}`)
    : [''];
  return needed.filter((form) => !Object.hasOwn(texts, path + form));
}

function placeholdersIn(locales: Locales, language: string, key: string): string[] {
  return [...new Set(textsOf(locales, language, key).flatMap(placeholdersOf))];
}

function allKeys(locales: Locales): string[] {
  const keys = Object.values(locales).flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.keys(texts).map((path) => `${namespace}:${baseKey(path)}`),
    ),
  );
  return [...new Set(keys)].sort();
}
