import { pointerKeys, pointerTo } from '../../core/json/index.ts';

/** An object or a list of a JSON value. */
type Owner = Record<string, unknown> | unknown[];

/**
 * Puts a value at a pointer, in place; `-` adds to a list. Returns the pointer at which it stands then, or undefined when
 * there is nothing that could have such a part.
 */
export function put(root: object, pointer: string, value: unknown): string | undefined {
  const found = ownerOf(root, pointer);
  if (!found) return undefined;
  const { owner, key } = found;
  if (Array.isArray(owner)) {
    const index = key === '-' ? owner.length : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > owner.length) return undefined;
    owner[index] = value;
    return pointerTo(pointer.slice(0, pointer.lastIndexOf('/')), index);
  }
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
  return pointer;
}

/** Takes out what stands at the pointers, in place. Returns those at which nothing stands. */
export function take(root: object, pointers: readonly string[]): string[] {
  const missing: string[] = [];
  for (const pointer of [...pointers].sort(fromTheEnd)) {
    const found = ownerOf(root, pointer);
    if (!found || !Object.hasOwn(found.owner, found.key)) missing.push(pointer);
    else if (Array.isArray(found.owner)) found.owner.splice(Number(found.key), 1);
    else Reflect.deleteProperty(found.owner, found.key);
  }
  return missing;
}

function ownerOf(root: object, pointer: string): { owner: Owner; key: string } | undefined {
  const keys = pointerKeys(pointer);
  const key = keys.pop() ?? '';
  let owner: unknown = root;
  for (const step of keys) {
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, step)) return undefined;
    owner = Reflect.get(owner, step) as unknown;
  }
  return typeof owner === 'object' && owner !== null ? { owner: owner as Owner, key } : undefined;
}

/** Later items of a list first, so that the earlier ones keep their place until it is their turn. */
function fromTheEnd(left: string, right: string): number {
  return right.localeCompare(left, 'en', { numeric: true });
}
