import type { KeyValueStorage } from './ports.ts';

/** Keeps strings for as long as the page lives. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
      return true;
    },
    setLater: (key, value) => void values.set(key, value()),
    remove: (key) => void values.delete(key),
    clear: (prefix) => {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
  };
}

/**
 * Keeps strings in a storage of the browser. If the browser refuses (blocked, full, private), the page goes on in memory;
 * a value that could not be stored wins over an older stored one.
 *
 * @param whenLeft calls back when the page is hidden or goes: the last chance to store what is to be stored later
 */
export function webStorage(open: () => Storage, whenLeft?: (callback: () => void) => void): KeyValueStorage {
  const memory = memoryStorage();
  const unstored = new Set<string>();
  const later = new Map<string, () => string>();
  const storage: KeyValueStorage = {
    get(key) {
      const value = later.get(key);
      if (value) return value();
      if (unstored.has(key)) return memory.get(key);
      const stored = attempt(() => open().getItem(key));
      return stored ? (stored.value ?? undefined) : memory.get(key);
    },
    set(key, value) {
      later.delete(key);
      memory.set(key, value);
      const isKept =
        attempt(() => {
          open().setItem(key, value);
          return open().getItem(key);
        })?.value === value;
      if (isKept) unstored.delete(key);
      else unstored.add(key);
      return isKept;
    },
    setLater: (key, value) => void later.set(key, value),
    remove(key) {
      later.delete(key);
      memory.remove(key);
      if (attempt(() => open().removeItem(key))) unstored.delete(key);
      else unstored.add(key);
    },
    clear(prefix) {
      memory.clear(prefix);
      for (const keys of [unstored, later])
        for (const key of keys.keys()) if (key.startsWith(prefix)) keys.delete(key);
      attempt(() => clearStorage(open(), prefix));
    },
  };
  whenLeft?.(() => {
    for (const [key, value] of later) storage.set(key, value());
  });
  return storage;
}

/** The result of something that a browser may refuse; undefined where it does. */
function attempt<Value>(act: () => Value): { value: Value } | undefined {
  try {
    return { value: act() };
  } catch {
    return undefined;
  }
}

function clearStorage(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}
