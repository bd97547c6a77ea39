import { problem } from '../problem/index.ts';
import { eachWay, urgentBanners } from '../forking/index.ts';
import { solverOf, type Requirement } from '../solver/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { findVisible, visibilityOf } from './visibility/index.ts';

/** Every banner shows to somebody: where its placement stands, where alerts may show, and not always behind others. */
export const banners: Proof = (context) =>
  Object.entries(context.manifests.banner).flatMap(([id, { when: condition, placement }]) => {
    const meant = [{ condition, is: true }];
    // What holds for nobody is told of as a condition.
    if (!context.find(meant)) return [];
    const isSeen = isVisible(context, id, meant);
    if (isSeen && shownTo(context, id, true)) return [];
    const others = (isSeen ? shownTo(context, id, false) : undefined)?.map((each) => `"${each}"`).join(', ');
    const because =
      others === undefined
        ? undefined
        : `"limit" of "${placement}" leaves no room after ${others}, which are more urgent`;
    return [problem('banner-never-shows', { because }, context.placeOf('banner', id, '/when'))];
  });

/** Whether one of those of whom all of this holds comes to a place of the banner, whatever else shows there. */
function isVisible(context: ProofContext, id: string, requirements: readonly Requirement[]): boolean {
  const cases = visibilityOf(context, { kind: 'banner', id, pointer: '' });
  return findVisible(context, cases, requirements) !== undefined;
}

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
    if (context.find(meant) && isVisible(context, id, meant)) return outcome;
  }
  return undefined;
}
