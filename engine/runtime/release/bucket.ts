import { pointerOf } from '../../core/release/index.ts';
import { keptBucket, type Ports, readBucket } from '../ports/index.ts';

const key = 'portal.bucket';

/**
 * The visitor's bucket of a hundred while a share gets another release: the server's, if the page came with one, else the
 * stored one. Undefined if there is neither: a browser that stores nothing would change releases with each page, so it
 * gets the live one.
 *
 * @param bootstrap the pointer that the page came with
 */
export function bucketOf(bootstrap: unknown, { storage }: Pick<Ports, 'storage'>): number | undefined {
  const bucket = pointerOf(bootstrap) ? (bootstrap as { bucket?: unknown }).bucket : storage.get(key);
  return readBucket(bucket);
}

/** Stores a random bucket for the next page, unless there is one. */
export function drawBucket({ storage, random }: Pick<Ports, 'storage' | 'random'>): void {
  keptBucket(storage, key, random);
}
