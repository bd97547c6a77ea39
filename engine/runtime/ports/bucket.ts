import type { KeyValueStorage } from './ports.ts';

/** One of a hundred buckets, 0 to 99, as it was kept or said; undefined for anything else. */
export function readBucket(value: unknown): number | undefined {
  return /^\d\d?$/.test(`${value}`) ? Number(value) : undefined;
}

/** The bucket that is kept under a key; drawn by chance where none is. It says nothing of anybody. */
export function keptBucket(storage: KeyValueStorage, key: string, random: () => number): number {
  const kept = readBucket(storage.get(key));
  if (kept !== undefined) return kept;
  const drawn = Math.floor(random() * 100);
  storage.set(key, String(drawn));
  return drawn;
}
