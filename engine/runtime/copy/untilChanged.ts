/**
 * Remembers what was computed for a key as long as the version stays: a page asks for the same sentences at every
 * render, and looking one up costs several microseconds.
 */
export function untilChanged<Value>(version: () => number): (key: string, compute: () => Value) => Value {
  let known = new Map<string, Value>();
  let ofVersion: number | undefined;
  return (key, compute) => {
    if (ofVersion !== version()) {
      known = new Map();
      ofVersion = version();
    }
    const value = known.has(key) ? (known.get(key) as Value) : compute();
    known.set(key, value);
    return value;
  };
}
