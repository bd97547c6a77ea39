import { isRecord } from '../json/index.ts';

/** A placeholder by its name alone: `{{brand}}`. */
export const plainPlaceholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Whether a name in a key is that of one sentence, or of several together: no plural form, nothing nested. */
export function isPlainName(name: string): boolean {
  return !/[.:]|_(?:zero|one|two|few|many|other)$/.test(name);
}

/** Whether a sentence is words and placeholders by name alone: no formats, no other sentences in it. */
export function isPlainText(text: string): boolean {
  return !/[{}]|\$t\(/.test(text.replaceAll(plainPlaceholder, ' '));
}

/**
 * Whether sentences can be read without i18next, which the first page then does not load: words and placeholders by
 * name alone (`{{brand}}`); no plural forms, no formats, nothing nested. What is plain reads as i18next would read it.
 */
export function isPlain(tree: unknown): boolean {
  return (
    isRecord(tree) &&
    Object.entries(tree).every(
      ([key, value]) => isPlainName(key) && (typeof value === 'string' ? isPlainText(value) : isPlain(value)),
    )
  );
}
