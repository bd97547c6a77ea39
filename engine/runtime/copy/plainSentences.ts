import type { FormatValue } from '../../core/format/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { isPlainName, isPlainText, plainPlaceholder } from '../../core/sentence/index.ts';
import { show, type CopyTree, type ShownValues } from './sentences.ts';

/**
 * Whether sentences can be read without i18next, which the first page then does not load: words and placeholders by
 * name alone (`{{brand}}`); no plural forms, no formats, nothing nested. What is plain reads as i18next would read it.
 */
export function isPlain(tree: CopyTree): boolean {
  return Object.entries(tree).every(([key, value]) => {
    if (!isPlainName(key)) return false;
    return typeof value === 'string' ? isPlainText(value) : isTree(value) && isPlain(value);
  });
}

/** The plain sentence of a path (`rules.short`); undefined where there is none, or a value for it is missing. */
export function readPlain(
  tree: CopyTree,
  path: string,
  values: ShownValues,
  formatValue: FormatValue,
): string | undefined {
  let at: string | CopyTree | undefined = tree;
  for (const key of path.split('.')) at = typeof at === 'object' ? ownValue(at, key) : undefined;
  if (typeof at !== 'string' || at === '') return undefined;
  let isWhole = true;
  const filled = at.replace(plainPlaceholder, (_, name: string) => {
    const value = ownValue(values, name);
    isWhole &&= value !== undefined;
    return value ? show(value, formatValue) : '';
  });
  return isWhole ? filled : undefined;
}

/** A file that was not checked may hold anything. */
function isTree(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
