import { editText, pointerTo } from '../../../engine/build.ts';
import { keyOf, titleOf, type Wish } from './scaffold.ts';
import allWords from './words.json' with { type: 'json' };

/** Words by the last part of their key. */
type Words = Readonly<Record<string, string>>;

/** Language -> what it is for -> words. */
const wordsOf: Readonly<Record<string, typeof allWords.en>> = allWords;

/**
 * The sentences of a new thing in each language of the portal, below a key of their own. They are said in the project's
 * source language, and marked where somebody else has to say what; in every other one all are marked, so that nobody
 * takes them for translated, and can be checked and looked at all the same.
 *
 * @returns the locale files, the key of each sentence, and what remains to be done about them
 */
export function newSentences(
  { name, project, manifests, read }: Wish,
  kind: keyof typeof allWords.en,
): { files: Record<string, string>; keys: Record<string, string>; translate: string } {
  const { locales, sourceLanguage, newSentences: namespace } = project;
  const said = wordsOf[sourceLanguage];
  const words: Words = titled((said ?? allWords.en)[kind], titleOf(name));
  const key = keyOf(name);
  const languages = (manifests.site['site']?.languages ?? []).map(({ id }) => id);
  const waiting = languages.filter((id) => said === undefined || id !== sourceLanguage);
  const files = languages.map((id) => {
    const path = `${locales}/${id}/${namespace}.json`;
    const own = waiting.includes(id) ? marked(words, id) : words;
    return [path, added(read(path), key, own)] as const;
  });
  const marks = languages.map((id) => `"(${id})"`).join(' or ');
  return {
    files: Object.fromEntries(files),
    keys: Object.fromEntries(Object.keys(words).map((word) => [word, `${namespace}:${key}.${word}`])),
    translate: `Say it in your own words in ${locales}/*/${namespace}.json${marks === '' ? '.' : `; what begins with ${marks} waits for its words.`}`,
  };
}

/** A locale file with sentences below a new key at its end; every other line stays as it is. */
function added(text: string | undefined, key: string, words: Words): string {
  if (text === undefined) return `${JSON.stringify({ [key]: words }, undefined, 2)}\n`;
  if (Object.hasOwn(JSON.parse(text) as object, key)) throw new Error(`"${key}" is there already.`);
  return editText(text, [{ pointer: pointerTo('', key), value: words }]);
}

function titled(words: Words, title: string): Words {
  return mapped(words, (text) => text.replaceAll('{title}', title));
}

function marked(words: Words, language: string): Words {
  return mapped(words, (text) => `(${language}) ${text.replace(/^\(\w+\) /, '')}`);
}

function mapped(words: Words, change: (text: string) => string): Words {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [word, change(text)]));
}
