import { problem } from '../problem/index.ts';
import { eachBranch, urgentBanners } from '../forking/index.ts';
import { solverOf } from '../solver/index.ts';
import type { Proof, ProofContext } from './proof.ts';
import { isSeen } from './visibility.ts';

/** Finds banners that no customer sees: their placement or its alerts never show with them, or others leave no room. */
export const banners: Proof = (context) =>
  Object.entries(context.manifests.banner).flatMap(([id, { when: condition, placement }]) => {
    const meant = [{ condition, is: true }];
    // A condition that holds for nobody is reported by `conditions`.
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
 * The other banners that show in the placement to a customer for whom this banner shows, or would show if there were
 * room: the smallest set that is found. A full placement has thousands of branches; only those of the banner's own
 * customers are tried, until one of them sees it.
 */
function shownTo(context: ProofContext, id: string, isShown: boolean): readonly string[] | undefined {
  const { when: condition, placement = '' } = context.manifests.banner[id] ?? {};
  const solver = solverOf(context.site);
  const meantFor = { solver, whom: solver.where([{ condition, is: true }]) };
  const branches = eachBranch(context.site, urgentBanners(placement), {
    answers: [false, true],
    among: meantFor,
  });
  for (const { outcome, requirements } of branches) {
    if (outcome.includes(id) !== isShown) continue;
    const meant = [{ condition, is: true }, ...requirements];
    if (context.isPossible(meant) && isSeen(context, { kind: 'banner', id, pointer: '' }, meant))
      return outcome;
  }
  return undefined;
}
