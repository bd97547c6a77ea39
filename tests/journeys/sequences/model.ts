import type { SequenceModel } from '../../model/index.ts';
import { withDerived } from '../../manifests/customer.ts';
import { site } from '../../manifests/realSite.ts';
import { choices, customers, ways } from './repertoire/index.ts';

const id = 'one-time-payment';

/** The sequence as it ships, with everything that can be brought about in it. */
export const model: SequenceModel = {
  site,
  sequence: { id, manifest: shipped() },
  repertoire: { customers, choices, ways, derive: withDerived },
};

function shipped() {
  const found = site.manifests.sequence[id];
  if (!found) throw new Error(`There is no sequence "${id}".`);
  return found;
}
