import type { SequenceModel } from '../../fixtures/model/index.ts';
import { withDerived } from '../../checks/manifests/customer.ts';
import { site } from '../../checks/manifests/realSite.ts';
import { repertoireOf, repertoires } from './repertoire/index.ts';

/** The shipped sequences with a repertoire, as models. */
export const models: readonly SequenceModel[] = Object.keys(repertoires).map(modelOf);

/** @throws Error if there is no such sequence, or no repertoire for it */
export function modelOf(id: string): SequenceModel {
  const manifest = site.manifests.sequence[id];
  if (!manifest) throw new Error(`There is no sequence "${id}".`);
  return { site, sequence: { id, manifest }, repertoire: { ...repertoireOf(id), derive: withDerived } };
}
