import { toAddress, type EntryState, type History } from './history.ts';

/** A history without a browser. */
export function memoryHistory(start = '/'): History & { forward(): void } {
  let entries: (EntryState & { address: string })[] = [{ address: start }];
  let index = 0;
  const listeners = new Set<() => void>();
  const entry = (): EntryState & { address: string } => entries[index] ?? { address: '/' };
  const go = (delta: number): void => {
    const target = index + delta;
    if (target < 0 || target >= entries.length) return;
    index = target;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toAddress(entry().address),
    previous: () => entry().previous,
    push(to) {
      entries = [...entries.slice(0, index + 1), { address: to, previous: entry().address }];
      index += 1;
    },
    replace(to) {
      entries = entries.with(index, { ...entry(), address: to });
    },
    back: () => go(-1),
    forward: () => go(1),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
