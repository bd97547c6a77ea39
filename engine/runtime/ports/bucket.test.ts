import { expect, it } from 'vitest';
import { keptBucket, readBucket } from './bucket.ts';
import { memoryStorage } from './webStorage.ts';

it('is drawn once, and kept', () => {
  const storage = memoryStorage();
  expect(keptBucket(storage, 'bucket', () => 0.375)).toBe(37);
  expect(keptBucket(storage, 'bucket', () => 0.9)).toBe(37);
});

it.each(['', '100', '-1', '1.5', 'constructor', undefined, null, {}])('%j is no bucket', (value) => {
  expect(readBucket(value)).toBeUndefined();
});

it('is drawn anew where what is kept is none', () => {
  const storage = memoryStorage();
  storage.set('bucket', 'many');
  expect(keptBucket(storage, 'bucket', () => 0)).toBe(0);
});
