import { parse, type MemberNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';

/** Longest line, in characters, except for a longer single word. */
const width = 140;

/** Members up to this length share a line of at most `fullLine`. */
const shortMember = 80;
const fullLine = 120;

/** `$schema`, by which editors choose the schema, has the first line of a file. */
const schemaName = '"$schema"';

/**
 * Formats a JSON file for reading: a value that fits on a line has one, short members share a line, each item of a list
 * begins a line, and an object of one member adds no level. The whole file is formatted as an item. Only white space
 * changes.
 *
 * @throws Error if it is not JSON
 */
export function layOut(text: string): string {
  return `${thing(read(text), { indent: 0, before: 0, after: 0 }, text).join('\n')}\n`;
}

function read(text: string): ValueNode {
  return parse(text, { mode: 'json', ranges: true }).body;
}

/** The space for a value: the indentation, the length before it on its first line, and behind it on its last. */
interface Room {
  indent: number;
  before: number;
  after: number;
}

/** The lines of a value. The first has no indentation: something may precede it. */
function piece(node: ValueNode, room: Room, text: string): string[] {
  const whole = onOneLine(node, text);
  if (room.indent + room.before + whole.length + room.after <= width) return [whole];
  if (node.type === 'Array')
    return list(
      node.elements.map(({ value }) => value),
      room.indent,
      text,
    );
  return node.type === 'Object' ? block(node, room, text) : [whole];
}

/** Formats a list: words and numbers fill lines; each object or list begins one. */
function list(values: readonly ValueNode[], indent: number, text: string): string[] {
  const inner = indent + 2;
  const areWords = !values.some(isNested);
  const items = values.map((value, index) => {
    const after = index < values.length - 1 ? 1 : 0;
    return {
      lines: withComma(thing(value, { indent: inner, before: 0, after }, text), after > 0),
      isShort: areWords,
    };
  });
  return ['[', ...packed(items, inner, width), `${' '.repeat(indent)}]`];
}

/** Formats an item, or a whole file: the first members share the line of its brace, the last one that of the other brace. */
function thing(node: ValueNode, room: Room, text: string): string[] {
  const fits = room.indent + onOneLine(node, text).length + room.after <= width;
  if (fits || node.type !== 'Object' || node.members.length < 2) return piece(node, room, text);
  const lines = packed(members(node, room.indent, room.after + 2, text), room.indent + 2, fullLine);
  const [first = '', ...rest] = lines;
  const opened = [`{ ${first.trimStart()}`, ...rest];
  return [...opened.slice(0, -1), `${opened.at(-1) ?? ''} }`];
}

function block(node: ObjectNode, room: Room, text: string): string[] {
  const [only] = node.members;
  if (only && node.members.length === 1 && isNested(only.value)) return wrapped(only, room, text);
  return [
    '{',
    ...packed(members(node, room.indent, 0, text), room.indent + 2, fullLine),
    `${' '.repeat(room.indent)}}`,
  ];
}

/** An object of one member: `{ "all": [` … `] }`. */
function wrapped({ name, value }: MemberNode, { indent, before, after }: Room, text: string): string[] {
  const begin = `{ ${source(name, text)}: `;
  const lines = piece(value, { indent, before: before + begin.length, after: after + 2 }, text);
  return lines.map(
    (line, index) => `${index === 0 ? begin : ''}${line}${index === lines.length - 1 ? ' }' : ''}`,
  );
}

/** Lines that belong together; `isShort`: it is one line that may share one. */
interface Item {
  lines: string[];
  isShort: boolean;
}

/** @param behind length of the text after the last member on its line */
function members({ members: all }: ObjectNode, indent: number, behind: number, text: string): Item[] {
  return all.map(({ name, value }, index) => {
    const isLast = index === all.length - 1;
    const before = `${source(name, text)}: `;
    const room = { indent: indent + 2, before: before.length, after: isLast ? behind : 1 };
    const [first = '', ...rest] = piece(value, room, text);
    const lines = withComma([before + first, ...rest], !isLast);
    const isShort = rest.length === 0 && (!isNested(value) || first.length <= shortMember);
    return { lines, isShort: isShort && source(name, text) !== schemaName };
  });
}

/** Joins short items to lines of at most `limit`, with the indentation. */
function packed(items: readonly Item[], indent: number, limit: number): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const { lines: own, isShort } of items) {
    const [first = '', ...rest] = own;
    const beside = `${lines.at(-1) ?? ''} ${first}`;
    if (isOpen && isShort && beside.length <= limit) lines.splice(-1, 1, beside);
    else lines.push(' '.repeat(indent) + first, ...rest);
    isOpen = isShort;
  }
  return lines;
}

function withComma(lines: readonly string[], isFollowed: boolean): string[] {
  return isFollowed ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''},`] : [...lines];
}

function onOneLine(node: ValueNode, text: string): string {
  if (node.type === 'Array')
    return `[${node.elements.map(({ value }) => onOneLine(value, text)).join(', ')}]`;
  if (node.type !== 'Object') return source(node, text);
  const inner = node.members.map(({ name, value }) => `${source(name, text)}: ${onOneLine(value, text)}`);
  return inner.length > 0 ? `{ ${inner.join(', ')} }` : '{}';
}

function isNested({ type }: ValueNode): boolean {
  return type === 'Array' || type === 'Object';
}

function source({ range }: { range?: readonly number[] }, text: string): string {
  return text.slice(range?.[0], range?.[1]);
}
