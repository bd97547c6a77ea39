import type { Element } from '../outline/index.ts';
import type { Change, ComparedPlace, Seen } from './side.ts';

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

/** The columns and lines that have another position in their list: the fewest that explain the new order. */
export function movedLines({ address, bothShown, free }: ComparedPlace, left: Seen, right: Seen): Change[] {
  const [before, after] = [ordersOf(left.elements), ordersOf(right.elements)];
  return [...after].flatMap(([list, lines]) => {
    const was = before.get(list) ?? [];
    const common = lines.filter((line) => was.includes(line));
    const kept = longestRise(common.map((line) => was.indexOf(line))).map((index) => was[index]);
    return common
      .filter((line) => !kept.includes(line))
      .map((line): Change => {
        const next = lines[lines.indexOf(line) - 1];
        const text = `${line} in ${list}`;
        const place = next === undefined ? 'now the first' : `now after ${next.replace(/^\w+: /, '')}`;
        return { kind: 'moves', text, before: place, address, assignments: bothShown, free };
      });
  });
}

/** List -> the texts of its lines, in their order. */
function ordersOf(elements: readonly Element[]): Map<string, string[]> {
  const orders = new Map<string, string[]>();
  for (const [{ text }, list] of listsOf(elements)) orders.set(list, [...(orders.get(list) ?? []), text]);
  return orders;
}

/** The longest part of a list of different numbers in which each is higher than the one before. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((rise, other) => other < index && (rise.at(-1) ?? -1) < number);
    const longest = before.reduce<readonly number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    best.push([...longest, number]);
  }
  return best.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []);
}
