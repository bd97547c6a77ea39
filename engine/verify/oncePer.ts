/**
 * Works something out once for each object, and forgets it with the object. Whoever edits manifests edits one file: what
 * follows from all the others is known already.
 *
 * @param work what else it is given is the same for the same object
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
