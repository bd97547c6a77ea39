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
    remove: (key) => void values.delete(key),
    clear: (prefix) => {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
  };
}

/**
 * Keeps strings in a storage of the browser. Where the browser refuses (blocked, full, private), the page goes on with
 * what it has in memory; what could not be stored counts more than what was stored before it.
 */
export function webStorage(open: () => Storage): KeyValueStorage {
  const memory = memoryStorage();
  const unstored = new Set<string>();
  return {
    get(key) {
      if (unstored.has(key)) return memory.get(key);
      try {
        return open().getItem(key) ?? undefined;
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      memory.set(key, value);
      const isKept = isDone(() => open().setItem(key, value)) && readBack(open, key) === value;
      if (isKept) unstored.delete(key);
      else unstored.add(key);
      return isKept;
    },
    remove(key) {
      memory.remove(key);
      if (isDone(() => open().removeItem(key))) unstored.delete(key);
      else unstored.add(key);
    },
    clear(prefix) {
      memory.clear(prefix);
      for (const key of unstored) if (key.startsWith(prefix)) unstored.delete(key);
      isDone(() => clearStorage(open(), prefix));
    },
  };
}

function readBack(open: () => Storage, key: string): string | undefined {
  try {
    return open().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

function clearStorage(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}
