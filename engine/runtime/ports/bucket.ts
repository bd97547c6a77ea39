import type { KeyValueStorage } from './ports.ts';

/** A bucket of a hundred, 0 to 99; undefined for any other value. */
export function readBucket(value: unknown): number | undefined {
  return /^\d\d?$/.test(`${value}`) ? Number(value) : undefined;
}

/** The stored bucket of a key; a random one if none is stored. It says nothing about anybody. */
export function keptBucket(storage: KeyValueStorage, key: string, random: () => number): number {
  const kept = readBucket(storage.get(key));
  if (kept !== undefined) return kept;
  const drawn = Math.floor(random() * 100);
  storage.set(key, String(drawn));
  return drawn;
}
