import type { Ports } from '../ports/index.ts';

/** Where the tab keeps its number: nothing of a person, and gone with the tab. */
const visitKey = 'portal.visit';

/** A number from 0 to 99 that a visit has by chance, and keeps: of a share of 10 those with less than 10 are part. */
export function bucketOfVisit({ tabStorage, random }: Pick<Ports, 'tabStorage' | 'random'>): number {
  const stored = Number(tabStorage.get(visitKey) ?? Number.NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const bucket = Math.floor(random() * 100);
  tabStorage.set(visitKey, String(bucket));
  return bucket;
}
