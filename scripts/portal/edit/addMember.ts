import { parse, type ObjectNode } from '@humanwhocodes/momoa';

/**
 * Adds a member at the end of a JSON object, and leaves every other character as it is.
 *
 * @param text JSON whose root is an object
 * @throws Error when the object has that key already
 */
export function addMember(text: string, key: string, value: unknown): string {
  const { body } = parse(text, { mode: 'json', ranges: true });
  if (body.type !== 'Object') throw new Error('Only an object can have another member.');
  if (keysOf(body).includes(key)) throw new Error(`"${key}" is there already.`);
  const member = `${JSON.stringify(key)}: ${JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ')}`;
  const last = body.members.at(-1);
  const end = last?.range?.[1];
  if (end === undefined) return `{\n  ${member}\n}\n`;
  return `${text.slice(0, end)},\n  ${member}${text.slice(end)}`;
}

function keysOf({ members }: ObjectNode): string[] {
  return members.map(({ name }) => (name.type === 'String' ? name.value : name.name));
}
