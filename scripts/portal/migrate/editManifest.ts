import { parse, type MemberNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';
import { pointerKeys } from '../../../engine/core/json/index.ts';
import type { ManifestEdit } from '../../../engine/core/migrate/index.ts';

/**
 * Does the edit of a migration in the text of a manifest, and leaves every other character as it is. What is new is
 * written as the formatter writes it.
 *
 * @throws Error when what the edit is of is not there
 */
export function editManifest(text: string, edit: ManifestEdit): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const content = text.slice(mark.length);
  const keys = pointerKeys(edit.pointer);
  const key = keys.pop() ?? '';
  const owner = objectAt(parse(content, { mode: 'json', ranges: true }).body, keys, edit.pointer);
  const changed = 'remove' in edit ? removed(content, owner, key) : written(content, owner, key, edit);
  return mark + (content.includes('\r\n') ? changed.replaceAll(/\r?\n/g, '\r\n') : changed);
}

function objectAt(root: ValueNode, keys: readonly string[], pointer: string): ObjectNode {
  let node: ValueNode | undefined = root;
  for (const key of keys) node = node?.type === 'Object' ? memberOf(node, key)?.value : undefined;
  if (node?.type !== 'Object') throw new Error(`There is nothing at ${pointer}.`);
  return node;
}

function memberOf({ members }: ObjectNode, key: string): MemberNode | undefined {
  return members.find(({ name }) => (name.type === 'String' ? name.value : name.name) === key);
}

function removed(text: string, owner: ObjectNode, key: string): string {
  const member = memberOf(owner, key);
  if (!member) return text;
  const index = owner.members.indexOf(member);
  const [before, after] = [owner.members[index - 1], owner.members[index + 1]];
  if (after) return cut(text, startOf(member), startOf(after));
  return before ? cut(text, endOf(before), endOf(member)) : cut(text, startOf(owner) + 1, endOf(owner) - 1);
}

function written(
  text: string,
  owner: ObjectNode,
  key: string,
  { value, after }: { value: unknown; after?: string },
): string {
  const member = memberOf(owner, key);
  const indent = indentOf(text, owner);
  if (member) return cut(text, startOf(member.value), endOf(member.value), pretty(value, indent));
  const line = `${JSON.stringify(key)}: ${pretty(value, indent)}`;
  const neighbour = (after === undefined ? undefined : memberOf(owner, after)) ?? owner.members.at(-1);
  if (neighbour) return cut(text, endOf(neighbour), endOf(neighbour), `,\n${indent}${line}`);
  return cut(text, startOf(owner), endOf(owner), `{\n${indent}${line}\n${indent.slice(2)}}`);
}

/** The space before a member of the object, as it stands on a line of its own. */
function indentOf(text: string, owner: ObjectNode): string {
  const [first] = owner.members;
  const start = first ? startOf(first) : startOf(owner);
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const space = /^\s*/.exec(line)?.[0] ?? '';
  return first ? space : `${space}  `;
}

/** Lists of plain values in one line, everything else on lines of its own. */
function pretty(value: unknown, indent: string): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => pretty(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${pretty(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

function cut(text: string, from: number, to: number, by = ''): string {
  return text.slice(0, from) + by + text.slice(to);
}

function startOf({ range }: { range?: readonly number[] }): number {
  return range?.[0] ?? 0;
}

function endOf({ range }: { range?: readonly number[] }): number {
  return range?.[1] ?? 0;
}
