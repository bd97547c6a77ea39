import { pointerOf } from '../../core/release/index.ts';
import { keptBucket, type Ports, readBucket } from '../ports/index.ts';

const key = 'portal.bucket';

/**
 * In which of a hundred buckets this visitor is while some get another release. The server's word counts, where the page
 * came with one; otherwise what the browser has kept from an earlier page. Undefined where there is neither: whoever
 * keeps nothing would go from one release to another, and gets the live one.
 *
 * @param bootstrap the pointer that the page came with
 */
export function bucketOf(bootstrap: unknown, { storage }: Pick<Ports, 'storage'>): number | undefined {
  const bucket = pointerOf(bootstrap) ? (bootstrap as { bucket?: unknown }).bucket : storage.get(key);
  return readBucket(bucket);
}

/** Draws a bucket for the next page, unless one is kept. */
export function drawBucket({ storage, random }: Pick<Ports, 'storage' | 'random'>): void {
  keptBucket(storage, key, random);
}
