import { parse, type ArrayNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { pointerKeys } from '../../core/json/index.ts';

/** An edit inside of a file. */
export type TextEdit = { pointer: string } & ({ value: unknown } | { key: string } | { remove: true });

/**
 * Applies edits to the text of a JSON file and leaves every other character as it is: indentation, line endings, and a
 * byte order mark. Pointers are those before all of the edits.
 *
 * @throws Error when a pointer leads to nothing that could be edited so
 */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const content = text.slice(mark.length);
  const root = read(content);
  return edits
    .map((edit) => ({ edit, start: startOf(spotAt(root, edit.pointer)) }))
    .sort((a, b) => b.start - a.start || Number('key' in a.edit) - Number('key' in b.edit))
    .reduce((changed, { edit }) => mark + edited(changed.slice(mark.length), edit), text);
}

/** Line (from 1) of the part at a pointer; undefined when there is none. */
export function lineOfPart(text: string, pointer: string): number | undefined {
  try {
    const spot = spotAt(read(text.replace(/^\uFEFF/, '')), pointer);
    return spot.index < 0 ? undefined : text.slice(0, startOf(spot)).split('\n').length;
  } catch {
    return undefined;
  }
}

/** A part of a text, and what it is a part of. */
interface Spot {
  owner: ObjectNode | ArrayNode;
  key: string;
  /** Place among the members or elements of the owner; -1 where there is none yet. Of two members of one key the second. */
  index: number;
}

type Range = readonly [start: number, end: number];

function read(text: string): ValueNode {
  return parse(text, { mode: 'json', ranges: true }).body;
}

function spotAt(root: ValueNode, pointer: string): Spot {
  const keys = pointerKeys(pointer);
  const key = keys.pop();
  let owner = root;
  for (const step of keys) {
    const inner = isOwner(owner) ? valuesOf(owner)[indexOf(owner, step)] : undefined;
    if (!inner) throw new Error(`There is no ${pointer}.`);
    owner = inner;
  }
  if (!isOwner(owner) || key === undefined) throw new Error(`There is no ${pointer}.`);
  return { owner, key, index: indexOf(owner, key) };
}

function isOwner(node: ValueNode): node is ObjectNode | ArrayNode {
  return node.type === 'Object' || node.type === 'Array';
}

function indexOf(owner: ObjectNode | ArrayNode, key: string): number {
  if (owner.type === 'Array')
    return /^\d+$/.test(key) && Number(key) < owner.elements.length ? Number(key) : -1;
  return owner.members.findLastIndex(({ name }) => (name.type === 'String' ? name.value : name.name) === key);
}

function valuesOf(owner: ObjectNode | ArrayNode): ValueNode[] {
  return owner.type === 'Array'
    ? owner.elements.map(({ value }) => value)
    : owner.members.map(({ value }) => value);
}

/** The range of each item; of a member with its key. */
function itemRanges(owner: ObjectNode | ArrayNode): Range[] {
  const items = owner.type === 'Array' ? owner.elements.map(({ value }) => value) : owner.members;
  return items.map(rangeOf);
}

function rangeOf({ range }: { range?: readonly number[] }): Range {
  const [start = 0, end = 0] = range ?? [];
  return [start, end];
}

function startOf({ owner, index }: Spot): number {
  const [start] = itemRanges(owner)[index] ?? rangeOf(owner);
  return start;
}

function edited(text: string, edit: TextEdit): string {
  const spot = spotAt(read(text), edit.pointer);
  const { owner, index } = spot;
  if ('value' in edit && index < 0) return added(text, spot, edit.value);
  const value = valuesOf(owner)[index];
  if (!value) throw new Error(`There is no ${edit.pointer}.`);
  if ('value' in edit) return replaced(text, rangeOf(value), JSON.stringify(edit.value));
  if ('remove' in edit) return replaced(text, cutOf(owner, index), '');
  const name = owner.type === 'Object' ? owner.members[index]?.name : undefined;
  if (!name) throw new Error(`${edit.pointer} has no key.`);
  return replaced(text, rangeOf(name), JSON.stringify(edit.key));
}

function replaced(text: string, [start, end]: Range, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** The range to cut with an item: its comma, and the space on one side of it. */
function cutOf(owner: ObjectNode | ArrayNode, index: number): Range {
  const ranges = itemRanges(owner);
  const [start, end] = ranges[index] ?? rangeOf(owner);
  const [before, after] = [ranges[index - 1], ranges[index + 1]];
  if (after) return [start, after[0]];
  if (before) return [before[1], end];
  const [from, to] = rangeOf(owner);
  return [from + 1, to - 1];
}

function spaceBefore(text: string, at: number): string {
  return /\s*$/.exec(text.slice(0, at))?.[0] ?? '';
}

/** A new member, written as the one beside it. `$schema` comes first, as everywhere, on a line of its own where there are several. */
function added(text: string, { owner, key }: Spot, value: unknown): string {
  if (owner.type === 'Array') throw new Error(`A list has no ${key} to be added.`);
  const ranges = itemRanges(owner);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last)
    return replaced(text, rangeOf(owner), `{ ${JSON.stringify(key)}: ${JSON.stringify(value)} }`);
  const [start, end] = key === '$schema' ? first : last;
  const spaces = (key === '$schema' ? ranges : [last]).map(([at]) => spaceBefore(text, at));
  const space = spaces.find((each) => each.includes('\n')) ?? (spaces[0] || ' ');
  const isOnLine = space.includes('\n');
  const written = JSON.stringify(value, undefined, isOnLine ? 2 : 0).replaceAll('\n', space);
  const member = `${JSON.stringify(key)}: ${written}`;
  return key === '$schema'
    ? replaced(text, [start, start], `${member},${space}`)
    : replaced(text, [end, end], `,${space}${member}`);
}
