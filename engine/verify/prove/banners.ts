import { problem } from '../problem/index.ts';
import { bannerWays } from '../forking/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { findVisible, visibilityOf } from './visibility/index.ts';

/** Every banner shows to somebody: where its placement stands, where alerts may show, and not always behind others. */
export const banners: Proof = (context) =>
  Object.keys(context.manifests.banner).flatMap((id) =>
    isShown(context, id)
      ? []
      : [problem('banner-never-shows', undefined, context.placeOf('banner', id, '/when'))],
  );

function isShown(context: ProofContext, id: string): boolean {
  const { when, placement = '' } = context.manifests.banner[id] ?? {};
  // What holds for nobody is told of as a condition.
  if (!context.find([{ condition: when, is: true }])) return true;
  const ways = bannerWays(context.site, placement)
    .ways.filter(({ outcome }) => outcome.includes(id))
    .sort((one, other) => one.outcome.length - other.outcome.length);
  return ways.some(
    ({ requirements }) =>
      context.find(requirements) &&
      findVisible(context, visibilityOf(context, { kind: 'banner', id, pointer: '' }), requirements),
  );
}
