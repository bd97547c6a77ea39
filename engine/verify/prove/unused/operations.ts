import { problem } from '../../problem/index.ts';
import type { Proof } from '../proof.ts';
import { namesUsed } from './namesUsed.ts';

/** Every operation that the packs offer is run by a sequence. Where not all of the code is there it cannot be told. */
export const unusedOperations: Proof = (context) => {
  const { packs, placeOf } = context;
  if (!packs.named) return [];
  const used = namesUsed(context.usages);
  return Object.keys(packs.operations)
    .filter((operation) => !used.has(`operation ${operation}`))
    .map((operation) => problem('unused-operation', { operation }, placeOf('site', 'site', '')));
};
