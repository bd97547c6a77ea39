import { addMember } from '../edit/index.ts';
import type { Wish } from './scaffold.ts';

/** Namespace of the sentences that belong to no page's own domain. */
const namespace = 'shell';

/** English words by the last part of their key. */
export type Words = Readonly<Record<string, string>>;

/**
 * New sentences in each language of the portal, below a key of their own. Whatever is not English is marked, so that
 * nobody takes it for translated; it can be checked and looked at all the same.
 *
 * @returns the locale files, and the key of each sentence
 */
export function newSentences(
  { manifests, read }: Wish,
  key: string,
  words: Words,
): { files: Record<string, string>; keys: Record<string, string> } {
  const languages = manifests.site['site']?.languages ?? [];
  const files = languages.map(({ id }) => {
    const path = `locales/${id}/${namespace}.json`;
    const own = id === 'en' ? words : marked(words, id);
    return [path, addMember(read(path) ?? '{}', key, own)] as const;
  });
  const keys = Object.keys(words).map((word) => [word, `${namespace}:${key}.${word}`] as const);
  return { files: Object.fromEntries(files), keys: Object.fromEntries(keys) };
}

function marked(words: Words, language: string): Words {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [word, `(${language}) ${text}`]));
}

/** What remains to be done about them. */
export const translate = `Say it in your own words in locales/*/${namespace}.json; what begins with "(es)" waits for its translation.`;
