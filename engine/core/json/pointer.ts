/** Hardly any key has one of these, and a check of a portal makes 150,000 pointers. */
const special = /[~/]/;

/** A JSON pointer (RFC 6901) one step further in. */
export function pointerTo(parent: string, key: string | number): string {
  if (typeof key === 'number' || !special.test(key)) return `${parent}/${key}`;
  return `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys of a JSON pointer, from the root. */
export function pointerKeys(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

/** Every part of a value with its pointer, the outer ones before what is in them. */
export function partsIn(value: unknown, pointer = '', found: [string, unknown][] = []): [string, unknown][] {
  found.push([pointer, value]);
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) partsIn(inner, pointerTo(pointer, key), found);
  return found;
}

/** The part of a value at a JSON pointer; undefined when it is not there. Only what stands there itself counts. */
export function partAt(value: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (Reflect.get(part, key) as unknown)
        : undefined,
    value,
  );
}
