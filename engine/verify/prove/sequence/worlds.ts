import type { Condition } from '../../../core/manifest/index.ts';
import type { Site } from '../../../core/site/index.ts';
import {
  atomSpaceOf,
  conditionDiagrams,
  createDiagrams,
  someoneIn,
  worldSets,
  type AtomSpace,
  type Diagram,
  type Diagrams,
  type Worlds,
} from '../../diagram/index.ts';
import { rulesAbout, rulesOf, type Known, type Requirement } from '../../world/index.ts';

/** The worlds of a site, to say of each state of a sequence in which of them somebody can be there. */
export interface SiteWorlds {
  space: AtomSpace;
  diagrams: Diagrams;
  sets: Worlds;
  /** The worlds that the rules of the fact catalogues allow. */
  possible: Diagram;
  everywhere: Diagram;
  /** No world. */
  none: Diagram;
  /** The worlds in which all of it holds, and the rules that bear on it. */
  where(requirements: readonly Requirement[]): Diagram;
  /** The worlds in which a condition surely gives an answer while only these atoms are known. */
  knowing(isKnown: (atom: string) => boolean): (condition: Condition | undefined, is: boolean) => Diagram;
  /** Somebody of a set that is not empty: what tells them apart from the others of all these. */
  someoneIn(worlds: Diagram, all: Diagram): Known;
}

const known = new WeakMap<Site, SiteWorlds>();

/** The same worlds for every sequence of a site: what its conditions come to is worked out once. */
export function worldsOfSite(site: Site): SiteWorlds {
  const found = known.get(site) ?? open(site);
  known.set(site, found);
  return found;
}

function open(site: Site): SiteWorlds {
  const space = atomSpaceOf([site]);
  const diagrams = createDiagrams();
  const sets = worldSets(diagrams);
  const diagramOf = conditionDiagrams(site, space, diagrams);
  const everywhere = diagrams.leaf(true);
  const rules = rulesOf(site).map(({ condition }) => sets.where(diagramOf(condition)));
  const possible = sets.and([everywhere, ...rules]);
  const holds = ({ condition, is }: Requirement): Diagram =>
    sets.where(is ? diagramOf(condition) : sets.not(diagramOf(condition)));
  return {
    space,
    diagrams,
    sets,
    possible,
    none: diagrams.leaf(false),
    where(requirements) {
      const slots = requirements.flatMap(({ condition }) => site.conditions.slotsOf(condition));
      const near = rulesAbout(site, slots).map((condition) => holds({ condition, is: true }));
      return sets.and([everywhere, ...requirements.map(holds), ...near]);
    },
    everywhere,
    knowing(isKnown) {
      const levelOf = (name: string) => (isKnown(name) ? space.levelOf(name) : undefined);
      const answerOf = conditionDiagrams(site, { atoms: space.atoms, levelOf }, diagrams);
      return (condition, is) => sets.where(is ? answerOf(condition) : sets.not(answerOf(condition)));
    },
    someoneIn: (worlds, all) => someoneIn(space, diagrams, worlds, all),
  };
}
