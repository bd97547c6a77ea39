import { formatFor, type ValueFormat } from '../../../engine/core/format/index.ts';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import { withDerived, type Facts } from './customer.ts';
import { locales, site } from './realSite.ts';

/** A language of the portal. */
export type Language = 'en' | 'es';

const tags: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/**
 * The words of a sentence with its placeholders filled in from facts and constants. Throws if the sentence does not
 * exist, or if a placeholder has no value: neither may ever be shown.
 */
export function say(sentence: Copy | undefined, facts: Facts = {}, language: Language = 'en'): string {
  if (sentence === undefined) throw new Error('There is no sentence.');
  const { key, with: placeholders = {} } =
    typeof sentence === 'string' ? { key: sentence, with: {} } : sentence;
  const known = withDerived(facts);
  return wordsOf(key, known[placeholders['count'] ?? ''], language).replaceAll(
    /\{\{(\w+)(?:, (\w+))?\}\}/g,
    (_, name: string, format: ValueFormat | undefined) => {
      const fact = placeholders[name] ?? '';
      const atom = site.vocabulary.atoms[site.vocabulary.slotOf(fact) ?? -1];
      const value = atom?.fixed ?? known[fact];
      if (!atom || value === undefined) throw new Error(`"${key}" lacks a value for {{${name}}}.`);
      if (atom.words !== undefined) return say(atom.words + String(value), facts, language);
      const own = atom.domain.kind === 'open' ? atom.domain.format : 'text';
      return formatFor(site.manifest, language)(value, format ?? own);
    },
  );
}

function wordsOf(key: string, count: unknown, language: Language): string {
  const [namespace = '', name = ''] = key.split(':');
  const form = count === undefined ? '' : `_${new Intl.PluralRules(tags[language]).select(Number(count))}`;
  const words = locales[language]?.[namespace]?.[name + form];
  if (words === undefined) throw new Error(`There is no "${key}${form}" in ${language}.`);
  return words;
}
