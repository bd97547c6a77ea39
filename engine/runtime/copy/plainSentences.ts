import type { FormatValue } from '../../core/format/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { plainPlaceholder } from '../../core/sentence/plain.ts';
import { show, type CopyTree, type ShownValues } from './sentences.ts';

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
