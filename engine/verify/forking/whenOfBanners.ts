import { mostUrgentBanners } from '../../core/banner/decideBanners.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import type { Site } from '../../core/site/index.ts';
import { whenOf, type When } from './casesOf.ts';
import { solverOf } from '../solver/index.ts';
import { oncePerSite } from './oncePerSite.ts';
import { waysOf } from './waysOf.ts';

/** Says of a banner of a placement for whom it shows there, to those who have dismissed none. */
type WhenOfBanner = (id: string) => When;

const isDismissed = (): boolean => false;

const once = oncePerSite<WhenOfBanner>();

/** Worked out once for all addresses: where many banners may show at once there are thousands of ways. */
export function whenOfBanners(site: Site, placement: string): WhenOfBanner {
  return once(site, placement, () => fork(site, placement));
}

/** The banners of a placement that show wherever it does, to those who have dismissed none. */
export function urgentBanners(placement: string): (evaluator: Evaluator) => readonly string[] {
  return (evaluator) => mostUrgentBanners(evaluator, placement, { isDismissed }).map(({ id }) => id);
}

function fork(site: Site, placement: string): WhenOfBanner {
  const solver = solverOf(site);
  const ways = waysOf(site, urgentBanners(placement), { among: { solver, whom: solver.everyone } });
  const whens = new Map<string, When>();
  return (id) => {
    const when = whens.get(id) ?? whenOf(ways, (ids) => ids.includes(id));
    whens.set(id, when);
    return when;
  };
}
