import { mostUrgentBanners } from '../../core/banner/index.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import type { Site } from '../../core/site/index.ts';
import { whenOf, type When } from './casesOf.ts';
import { solverOf } from '../solver/index.ts';
import { oncePerSite } from './oncePerSite.ts';
import { waysOf, type Way } from './waysOf.ts';

/** Which banners of a placement show, wherever it does, to those who have dismissed none. */
export interface BannerWays {
  ways: readonly Way<readonly string[]>[];
  /** For whom one of them shows. */
  when(id: string): When;
}

const isDismissed = (): boolean => false;

const once = oncePerSite<BannerWays>();

/** Worked out once for all addresses: where many banners may show at once there are thousands of ways. */
export function bannerWays(site: Site, placement: string): BannerWays {
  return once(site, placement, () => fork(site, placement));
}

/** The banners of a placement that show wherever it does, to those who have dismissed none. */
export function urgentBanners(placement: string): (evaluator: Evaluator) => readonly string[] {
  return (evaluator) => mostUrgentBanners(evaluator, placement, { isDismissed }).map(({ id }) => id);
}

function fork(site: Site, placement: string): BannerWays {
  const solver = solverOf(site);
  const ways = waysOf(site, urgentBanners(placement), { among: { solver, whom: solver.everyone } });
  const whens = new Map<string, When>();
  return {
    ways,
    when(id) {
      const when = whens.get(id) ?? whenOf(ways, (ids) => ids.includes(id));
      whens.set(id, when);
      return when;
    },
  };
}
