import { formatNames } from '../../core/format/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { SiteLanguage } from '../../core/manifest/index.ts';
import { oncePer } from '../oncePer.ts';
import { keyAt, problem, respelling, withFix, type FixEdit, type Problem } from '../problem/index.ts';
import { type Use, usesOfSentences } from './copy.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { misspeltKeys } from './misspeltKeys.ts';
import {
  hasStrayBraces,
  isFilledBy,
  listed,
  localeFile,
  placeOfText,
  sameNames,
  sentencesIn,
  type Sentence,
  unknownFormats,
} from './sentences.ts';

/** Every sentence exists in every language, in the plural forms that the language has, with the same placeholders. */
export const parity: LinkCheck = (context) => {
  const languages = context.manifests.site['site']?.languages ?? [];
  const there = languages.filter(({ id }) => ownValue(context.locales, id));
  const used = Map.groupBy(usesOfSentences(context), ({ key }) => key);
  const namespaces = new Set(there.flatMap(({ id }) => Object.keys(context.locales[id] ?? {})));
  return [
    ...languages.filter((each) => !there.includes(each)).map(({ id }) => fileMissing(`locales/${id}`)),
    ...[...namespaces].sort().flatMap((namespace) => namespaceProblems(context, there, { namespace, used })),
  ];
};

function fileMissing(file: string): Problem {
  return problem('missing-file', undefined, { file, pointer: '' });
}

function namespaceProblems(
  context: LinkContext,
  languages: readonly SiteLanguage[],
  { namespace, used }: { namespace: string; used: ReadonlyMap<string, readonly Pick<Use, 'filled'>[]> },
): Problem[] {
  const { locales, copyExceptions } = context;
  const said = languages.map((language) => {
    const texts = ownValue(locales[language.id], namespace);
    return { language, sentences: texts && sentencesIn(texts) };
  });
  const paths = [...new Set(said.flatMap(({ sentences }) => [...(sentences?.keys() ?? [])]))].sort();
  const everywhere = paths.map((path) => ({
    path,
    all: said.flatMap(({ sentences }) => sentences?.get(path) ?? []),
  }));
  const slips = said.map(({ language }) => misspeltKeys(context, language.id, namespace));
  return said.flatMap(({ language, sentences }, index) => {
    // A missing file is reported once, not for each of its sentences.
    if (!sentences) return [fileMissing(localeFile(language.id, namespace))];
    const ownSlips = [...(slips[index] ?? [])];
    const explained = [...ownSlips.map(([meant]) => meant), ...slips.flatMap((keys) => [...keys.values()])];
    return everywhere.flatMap(({ path, all }) => {
      const key = `${namespace}:${path}`;
      const own = sentences.get(path);
      const meant = ownSlips.find(([, each]) => each === path)?.[0];
      if (own && meant !== undefined) return [misspelt(language, { namespace, path, own, meant })];
      if (!own && explained.includes(path)) return [];
      // `copy` reports it where a manifest says it.
      if (!own && used.has(key)) return [];
      const reason =
        lackOf(own, all, language) ??
        (Object.hasOwn(copyExceptions, key) ? undefined : differenceOf(own, all, used.get(key)));
      if (reason === undefined) return [];
      return [
        problem('unlike-copy', { key, reason }, placeOfText(language.id, namespace, keyInFile(path, own))),
      ];
    });
  });
}

interface Misspelt {
  namespace: string;
  path: string;
  own: Sentence;
  meant: string;
}

function misspelt({ id }: SiteLanguage, { namespace, path, own, meant }: Misspelt): Problem {
  const key = `${namespace}:${path}`;
  const reason = `in the place of "${namespace}:${meant}", which every other language has`;
  const place = placeOfText(id, namespace, keyInFile(path, own));
  const isPlural = own.forms.length > 0;
  const write = (name: string): FixEdit => keyAt(place)(name.slice(name.lastIndexOf('.') + 1));
  const fix = isPlural ? undefined : respelling(path, [meant], write);
  return withFix(problem('unlike-copy', { key, reason }, place), fix);
}

/** A plural is reported at its first form, so that the place exists. */
function keyInFile(path: string, own: Sentence | undefined): string {
  return own?.forms[0] === undefined ? path : `${path}_${own.forms[0]}`;
}

function lackOf(
  own: Sentence | undefined,
  all: readonly Sentence[],
  { locale }: SiteLanguage,
): string | undefined {
  const needed = all.some(({ forms }) => forms.length > 0) ? pluralsOf(locale) : [];
  const missing = needed.filter((form) => !own?.forms.includes(form)).map((form) => `_${form}`);
  if (missing.length > 0) return `without the plural forms ${missing.join(', ')}`;
  return own ? flawOf(own) : `missing; elsewhere it says "${all[0]?.texts[0]}"`;
}

/** A letter of UTF-8 whose two bytes were read as two letters: "Ã¡" for "á". */
const misreadLetters = /[\u00C2\u00C3][\u0080-\u00BF]/;

const flawOf = oncePer(({ texts }: Sentence): string | undefined => {
  if (texts.some((text) => text.trim() === '')) return 'without words';
  if (texts.some((text) => /<\/?[a-z!][^<]*>|&[a-z]+;|&#\d+;/i.test(text)))
    return 'with HTML, which customers would read as it stands';
  const misread = texts.flatMap((text) => misreadLetters.exec(text) ?? [])[0];
  if (misread !== undefined)
    return `with "${misread}" for one letter: it was saved in UTF-8 and read as something else`;
  const unknown = texts.flatMap(unknownFormats)[0];
  if (unknown !== undefined)
    return `with the format "${unknown}", which is none; there are ${formatNames.join(', ')}`;
  return texts.some(hasStrayBraces) ? 'with braces that are no placeholder' : undefined;
});

/** The plural forms that sentences of a language need. */
function pluralsOf(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** What manifests fill says which of the languages is wrong; without that, each is said that differs from another one. */
function differenceOf(
  own: Sentence | undefined,
  all: readonly Sentence[],
  uses: readonly Pick<Use, 'filled'>[] = [],
): string | undefined {
  const fillings = uses.map(({ filled }) => Object.keys(filled));
  const right = all.find((sentence) => fillings.some((filled) => isFilledBy(sentence, filled)));
  const expected = right?.placeholders ?? [...new Set(all.flatMap(({ placeholders }) => placeholders))];
  if (sameNames(own?.placeholders ?? [], expected)) return undefined;
  return right
    ? `with ${listed(own?.placeholders ?? [])}, and not with ${listed(expected)}`
    : `with other placeholders than another language (${listed(expected)})`;
}
