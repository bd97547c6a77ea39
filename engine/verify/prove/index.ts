import type { Problem } from '../../core/problem/index.ts';
import { problem } from '../../core/problem/index.ts';
import { openSite } from '../../core/site/index.ts';
import type { LinkContext } from '../link/index.ts';
import { findWorld, UndecidedError } from '../world/index.ts';
import { banners } from './banners.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { entries } from './entries.ts';
import type { Proof, ProofContext } from './proof.ts';
import { reachability } from './reachability.ts';
import { loops, loopsWhileUnknown } from './redirect/index.ts';
import { linksToRefusals, redirectsToRefusals } from './refusals.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { attempts, outcomes, waits, ways } from './sequence/index.ts';
import { shadowedRoutes } from './shadowedRoutes.ts';
import { toggles } from './toggles.ts';
import { unused } from './unused.ts';

/** Every proof about the whole site. A new one: its file, its line here, an example in tests/mutations. */
const proofs: readonly Proof[] = [
  rules,
  conditions,
  choices,
  entries,
  shadowedRoutes,
  reachability,
  loops,
  loopsWhileUnknown,
  redirectsToRefusals,
  linksToRefusals,
  banners,
  ways,
  outcomes,
  waits,
  attempts,
  toggles,
  unused,
  sentences,
];

/**
 * Proves what a linked portal does to every customer there can be, as it is in production; what is wrong comes with
 * a customer to whom it happens.
 *
 * @param today calendar date; without it nothing is too old
 */
export function proveSite(linked: LinkContext, today?: string): Problem[] {
  const [environment] = linked.manifests.site['site']?.environments ?? [];
  if (environment === undefined) return [];
  const site = openSite(linked.manifests, { environment, checks: linked.packs.checks });
  const context: ProofContext = {
    ...linked,
    site,
    today,
    find: (requirements, fixed) => findWorld(site, requirements, fixed),
  };
  return withoutRepetition(proofs.flatMap((proof) => proved(proof, context)));
}

/** What asks too much fails every proof that it bears on: it is said once, with its place where that is known. */
function withoutRepetition(found: readonly Problem[]): Problem[] {
  const undecided = found.filter(({ code }) => code === 'not-decided');
  const placed = undecided.filter(({ place }) => place.pointer !== '');
  const told = placed.length > 0 ? placed : undecided.slice(0, 1);
  return [...found.filter(({ code }) => code !== 'not-decided'), ...told];
}

function proved(proof: Proof, context: ProofContext): Problem[] {
  try {
    return proof(context);
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return [problem('not-decided', undefined, { file: 'site.json', pointer: '' })];
  }
}
