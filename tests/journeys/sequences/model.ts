import type { SequenceModel } from '../../model/index.ts';
import { withDerived } from '../../manifests/customer.ts';
import { site } from '../../manifests/realSite.ts';
import { repertoireOf, repertoires } from './repertoire/index.ts';

/** The sequences that ship and have a repertoire, each with everything that can be brought about in it. */
export const models: readonly SequenceModel[] = Object.keys(repertoires).map(modelOf);

/** @throws Error when there is no such sequence, or nobody knows how to go through it */
export function modelOf(id: string): SequenceModel {
  const manifest = site.manifests.sequence[id];
  if (!manifest) throw new Error(`There is no sequence "${id}".`);
  return { site, sequence: { id, manifest }, repertoire: { ...repertoireOf(id), derive: withDerived } };
}
