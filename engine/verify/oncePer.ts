/**
 * Caches a result for each object, and drops it with the object. An edit changes one file: all that depends on the others
 * is cached.
 *
 * @param work its further arguments must be the same for the same object
 */
export function oncePer<Key extends object, Rest extends readonly unknown[], Value>(
  work: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    const found = known.get(key) ?? { value: work(key, ...rest) };
    known.set(key, found);
    return found.value;
  };
}
