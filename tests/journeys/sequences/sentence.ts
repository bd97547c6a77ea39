import { escape, type Words } from '../journey/index.ts';

const anything = '\u0000';

/** A pattern of the words of a key, with any values. */
export function sentence(words: Words, key: string): string {
  return escape(rawSentence(words, key)).replaceAll(anything, '.+');
}

/** The words of a key, with a character that no text contains in place of the values. */
export function rawSentence(words: Words, key: string): string {
  const places = new Proxy<Record<string, string>>({}, { get: () => anything });
  for (const each of [key, `${key}_other`]) {
    try {
      return words.say(each, places);
    } catch {
      // The key has plural forms.
    }
  }
  throw new Error(`There is no sentence "${key}".`);
}
