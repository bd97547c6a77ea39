import { problem } from '../problem/index.ts';
import { bannerWays } from '../forking/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { findVisible, visibilityOf } from './visibility/index.ts';

/** Every banner shows to somebody: where its placement stands, where alerts may show, and not always behind others. */
export const banners: Proof = (context) =>
  Object.entries(context.manifests.banner).flatMap(([id, { when, placement }]) => {
    // What holds for nobody is told of as a condition.
    if (!context.find([{ condition: when, is: true }]) || shownTo(context, id, true)) return [];
    const others = shownTo(context, id, false)
      ?.map((each) => `"${each}"`)
      .join(', ');
    const because =
      others === undefined
        ? undefined
        : `"limit" of "${placement}" leaves no room after ${others}, which are more urgent`;
    return [problem('banner-never-shows', { because }, context.placeOf('banner', id, '/when'))];
  });

/** What shows in its placement to somebody who sees the banner, or who would see it if there were room. */
function shownTo(context: ProofContext, id: string, isShown: boolean): readonly string[] | undefined {
  return bannerWays(context.site, context.manifests.banner[id]?.placement ?? '')
    .ways.filter(({ outcome }) => outcome.includes(id) === isShown)
    .sort((one, other) => one.outcome.length - other.outcome.length)
    .find(
      ({ requirements }) =>
        context.find(requirements) &&
        findVisible(context, visibilityOf(context, { kind: 'banner', id, pointer: '' }), requirements),
    )?.outcome;
}
