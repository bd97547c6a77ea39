import * as fc from 'fast-check';

/** Changes what stands under a key. */
export type Change = (owner: object, key: string) => void;

/** Takes something out, puts something else in its place, or misspells its name. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((owner, key) => void Reflect.deleteProperty(owner, key)),
  fc.jsonValue({ maxDepth: 2 }).map(
    (value): Change =>
      (owner, key) =>
        void Reflect.set(owner, key, value),
  ),
  fc.constantFrom(true, null, '', 0, [], {}).map(
    (value): Change =>
      (owner, key) =>
        void Reflect.set(owner, key, value),
  ),
  fc.constant<Change>((owner, key) => {
    Reflect.set(owner, `${key}x`, Reflect.get(owner, key));
    Reflect.deleteProperty(owner, key);
  }),
);

/** Goes down at random, and changes what it finds there. */
export function changed(value: unknown, change: Change, choices: Iterator<number>): unknown {
  let owner = value as object;
  for (;;) {
    const keys = Object.keys(owner);
    const key = keys[choices.next().value % keys.length] ?? '';
    const inner: unknown = Reflect.get(owner, key);
    if (
      typeof inner === 'object' &&
      inner !== null &&
      Object.keys(inner).length > 0 &&
      choices.next().value % 4 > 0
    ) {
      owner = inner;
      continue;
    }
    change(owner, key);
    return value;
  }
}
