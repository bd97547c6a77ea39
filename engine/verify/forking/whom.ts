import { mostUrgentBanners } from '../../core/banner/decideBanners.ts';
import type { Evaluator } from '../../core/decision/index.ts';
import type { ManifestKind } from '../../core/manifest/index.ts';
import { decidePart } from '../../core/page/index.ts';
import { type Sequence, verdictOf } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import { type When, whenOf } from './casesOf.ts';
import { eachBranch, oncePerSite, type Branch, branchesOf } from './branchesOf.ts';
import { type Requirement, solverOf } from '../solver/index.ts';

const acceptances = oncePerSite<When>();

/** The requirement that a field of a sequence is accepted, or is not. */
export function acceptanceOf(site: Site, sequence: Sequence, field: string, is: boolean): Requirement {
  const when = acceptances(site, `${sequence.id}.${field}`, () =>
    whenOf(
      branchesOf(site, (evaluator) => verdictOf(evaluator, sequence, field)),
      ({ kind }) => kind === 'accepted',
    ),
  );
  // An undefined condition is always true.
  return typeof when === 'object'
    ? { condition: when, is }
    : { condition: undefined, is: is === (when === 'always') };
}

/** A part of a manifest. */
export interface Part {
  kind: ManifestKind;
  id: string;
  pointer: string;
}

type Requirements = Branch<unknown>['requirements'];

const seenParts = oncePerSite<Requirements | undefined>();

/** The requirements of those who see a part of a manifest, among all who see the manifest; undefined if nobody does. */
export function partRequirements(site: Site, { kind, id, pointer }: Part): Requirements | undefined {
  return seenParts(site, `${kind} ${id} ${pointer}`, () => {
    const location = { kind, id, pointer, subject: '' };
    for (const { outcome, requirements } of eachBranch(site, (evaluator) =>
      decidePart(evaluator, location),
    )) {
      if (outcome === true) return requirements;
    }
    return undefined;
  });
}

/** The customers to whom a banner of a placement shows, of those who have dismissed none. */
type WhenOfBanner = (id: string) => When;

const isDismissed = (): boolean => false;

const placements = oncePerSite<WhenOfBanner>();

/** Computed once for all addresses: where many banners may show at once there are thousands of branches. */
export function whenOfBanners(site: Site, placement: string): WhenOfBanner {
  return placements(site, placement, () => fork(site, placement));
}

/** The banners of a placement that show wherever it does, to those who have dismissed none. */
export function urgentBanners(placement: string): (evaluator: Evaluator) => readonly string[] {
  return (evaluator) => mostUrgentBanners(evaluator, placement, { isDismissed }).map(({ id }) => id);
}

function fork(site: Site, placement: string): WhenOfBanner {
  const solver = solverOf(site);
  const branches = branchesOf(site, urgentBanners(placement), { among: { solver, whom: solver.everyone } });
  const whens = new Map<string, When>();
  return (id) => {
    const when = whens.get(id) ?? whenOf(branches, (ids) => ids.includes(id));
    whens.set(id, when);
    return when;
  };
}
