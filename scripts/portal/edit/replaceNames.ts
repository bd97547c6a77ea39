import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { pointerTo } from '../../../engine/core/json/index.ts';

/** One text of a JSON file that becomes another one: a value, or the key of a member. */
export interface NameEdit {
  /** JSON pointer to the value, or to the member whose key is meant. */
  pointer: string;
  what: 'value' | 'key';
  to: string;
}

/**
 * Replaces texts of a JSON file and leaves every other character as it is.
 *
 * @throws Error when a pointer leads to no text
 */
export function replaceNames(text: string, edits: readonly NameEdit[]): string {
  const ranges = new Map<string, Range>();
  survey(parse(text, { mode: 'json', ranges: true }).body, '', ranges);
  const unique = new Map(edits.map((edit) => [`${edit.what} ${edit.pointer}`, edit]));
  const found = [...unique].map(([place, { to }]) => {
    const range = ranges.get(place);
    if (!range) throw new Error(`There is no ${place}.`);
    return { range, to };
  });
  return found
    .sort((a, b) => b.range[0] - a.range[0])
    .reduce(
      (changed, { range: [start, end], to }) =>
        changed.slice(0, start) + JSON.stringify(to) + changed.slice(end),
      text,
    );
}

type Range = readonly [start: number, end: number];

function survey(node: ValueNode, pointer: string, ranges: Map<string, Range>): void {
  if (node.type === 'String' && node.range) ranges.set(`value ${pointer}`, node.range);
  if (node.type === 'Array') {
    node.elements.forEach(({ value }, index) => survey(value, pointerTo(pointer, index), ranges));
  }
  if (node.type !== 'Object') return;
  for (const { name, value } of node.members) {
    const inner = pointerTo(pointer, name.type === 'String' ? name.value : name.name);
    if (name.range) ranges.set(`key ${inner}`, name.range);
    survey(value, inner, ranges);
  }
}
