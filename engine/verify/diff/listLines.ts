import type { Element } from '../outline/index.ts';

/** Whether it is a column of a table, or a line of a list or a detail. */
function isListLine({ text }: Element): boolean {
  return /^(?:column|line): /.test(text);
}

/** The list of each element that is a column or line of one. */
export function listsOf(elements: readonly Element[]): ReadonlyMap<Element, string> {
  const lists = new Map<Element, string>();
  const owners: Element[] = [];
  for (const element of elements) {
    owners.length = Math.min(owners.length, element.depth);
    const owner = owners.at(-1)?.text ?? '';
    if (isListLine(element)) lists.set(element, /“[^”]+”/.exec(owner)?.[0] ?? owner);
    owners[element.depth] = element;
  }
  return lists;
}
