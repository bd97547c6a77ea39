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
