import { escape, type Words } from '../journey/index.ts';

const anything = '\u0000';

/** The words of a key as a pattern: whatever stands in their places. */
export function sentence(words: Words, key: string): string {
  return escape(rawSentence(words, key)).replaceAll(anything, '.+');
}

/** The words of a key, with a character that nobody writes in its places. */
export function rawSentence(words: Words, key: string): string {
  const places = new Proxy<Record<string, string>>({}, { get: () => anything });
  for (const each of [key, `${key}_other`]) {
    try {
      return words.say(each, places);
    } catch {
      // It has plural forms, then.
    }
  }
  throw new Error(`There is no sentence "${key}".`);
}
