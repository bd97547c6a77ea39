import { ownValue } from '../../core/json/index.ts';

/** Sentences of one namespace in one language, as they stand in its locale file. */
export type CopyTree = { readonly [key: string]: string | CopyTree };

/** How many there are, and the locale whose plural forms count. */
interface Counted {
  count: number;
  locale: string;
}

/** `{{dueDate}}`, or with the format that the sentence wants: `{{dueDate, shortDate}}`. */
const placeholder = /\{\{\s*([A-Za-z0-9]+)\s*(?:,\s*([A-Za-z]+)\s*)?\}\}/g;

/**
 * The sentence of a path (`due.title`) as it is written, its plural form for a count where it has one. The forms are
 * named as i18next and its editors name them: `late_one`, `late_other`; `late_zero` counts in every language. An empty
 * text is no sentence.
 */
export function findSentence(tree: CopyTree, path: string, counted?: Counted): string | undefined {
  if (!counted) return textAt(tree, path);
  const { count, locale } = counted;
  const form = new Intl.PluralRules(locale).select(count);
  const forms = [...(count === 0 ? ['_zero'] : []), `_${form}`, '', '_other'];
  for (const each of forms) {
    const text = textAt(tree, path + each);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * A sentence with its placeholders filled in, once: what is filled in may have braces of its own.
 *
 * @param show a value in a certain format, or in its own; undefined for a placeholder without a value: then there is no
 *   sentence, because one with a hole is never shown
 */
export function fillSentence(
  sentence: string,
  show: (name: string, format: string | undefined) => string | undefined,
): string | undefined {
  let isWhole = true;
  const filled = sentence.replace(placeholder, (_, name: string, format: string | undefined) => {
    const shown = show(name, format);
    isWhole &&= shown !== undefined;
    return shown ?? '';
  });
  return isWhole ? filled : undefined;
}

function textAt(tree: CopyTree, path: string): string | undefined {
  let at: string | CopyTree | undefined = tree;
  for (const key of path.split('.')) at = typeof at === 'object' ? ownValue(at, key) : undefined;
  return typeof at === 'string' && at !== '' ? at : undefined;
}
