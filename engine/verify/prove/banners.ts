import { problem } from '../problem/index.ts';
import { eachWay, urgentBanners } from '../forking/index.ts';
import { solverOf } from '../solver/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { isSeen } from './visibility.ts';

/** Every banner shows to somebody: where its placement stands, where alerts may show, and not always behind others. */
export const banners: Proof = (context) =>
  Object.entries(context.manifests.banner).flatMap(([id, { when: condition, placement }]) => {
    const meant = [{ condition, is: true }];
    // What holds for nobody is told of as a condition.
    if (!context.isPossible(meant)) return [];
    const isVisible = isSeen(context, { kind: 'banner', id, pointer: '' }, meant);
    if (isVisible && shownTo(context, id, true)) return [];
    const others = (isVisible ? shownTo(context, id, false) : undefined)
      ?.map((each) => `"${each}"`)
      .join(', ');
    const because =
      others === undefined
        ? undefined
        : `"limit" of "${placement}" leaves no room after ${others}, which are more urgent`;
    return [problem('banner-never-shows', { because }, context.placeOf('banner', id, '/when'))];
  });

/**
 * What shows in its placement to somebody who sees the banner, or who would see it if there were room: the fewest others
 * that are found. Of all ways in which a full placement can be filled there are thousands; here they are only gone through
 * among those whom the banner is meant for, and until the first of them sees it.
 */
function shownTo(context: ProofContext, id: string, isShown: boolean): readonly string[] | undefined {
  const { when: condition, placement = '' } = context.manifests.banner[id] ?? {};
  const solver = solverOf(context.site);
  const meantFor = { solver, whom: solver.where([{ condition, is: true }]) };
  const ways = eachWay(context.site, urgentBanners(placement), { answers: [false, true], among: meantFor });
  for (const { outcome, requirements } of ways) {
    if (outcome.includes(id) !== isShown) continue;
    const meant = [{ condition, is: true }, ...requirements];
    if (context.isPossible(meant) && isSeen(context, { kind: 'banner', id, pointer: '' }, meant))
      return outcome;
  }
  return undefined;
}
