import { useEffect, useState } from 'react';

/**
 * A value that may be loading: undefined until it is there. A failed load is thrown to the error boundary.
 *
 * Not React's `use`: after a fallback, React holds back new content for 300 milliseconds.
 */
export function useLoaded<Value extends object>(wanted: Value | Promise<Value>): Value | undefined {
  const [end, setEnd] = useState<LoadEnd<Value>>();
  useEffect(() => {
    if (!(wanted instanceof Promise)) return;
    let asked = true;
    const tell = (told: LoadEnd<Value>): void => {
      if (asked) setEnd(told);
    };
    wanted.then(
      (value) => tell({ of: wanted, value }),
      (reason: unknown) => tell({ of: wanted, reason }),
    );
    return () => {
      asked = false;
    };
  }, [wanted]);
  if (!(wanted instanceof Promise)) return wanted;
  if (end?.of !== wanted) return undefined;
  if ('reason' in end) throw end.reason;
  return end.value;
}

/** How a load ended. */
type LoadEnd<Value> = { of: Promise<Value>; value: Value } | { of: Promise<Value>; reason: unknown };
