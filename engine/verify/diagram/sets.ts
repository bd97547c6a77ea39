import type { Diagram, Diagrams, Verdict } from './diagrams.ts';

/** Worlds, as a diagram that says yes to them and no to all others. */
export interface Worlds {
  /** Where something surely holds. */
  where(diagram: Diagram): Diagram;
  and(sets: readonly Diagram[]): Diagram;
  or(sets: readonly Diagram[]): Diagram;
  not(set: Diagram): Diagram;
  /** Those of the first that are not in the second. */
  without(set: Diagram, other: Diagram): Diagram;
  isEmpty(set: Diagram): boolean;
}

/** Sets of worlds of one maker of diagrams. */
export function worldSets(diagrams: Diagrams): Worlds {
  const no = diagrams.leaf(false);
  const and = (sets: readonly Diagram[]): Diagram => diagrams.combine(sets, conjunction);
  const not = (set: Diagram): Diagram =>
    diagrams.combine([set], ([verdict]) => (verdict === undefined ? undefined : !verdict));
  return {
    where: (diagram) => settled(diagrams, diagram),
    and,
    or: (sets) => not(and(sets.map(not))),
    not,
    without: (set, other) => and([set, not(other)]),
    isEmpty: (set) => set === no,
  };
}

function conjunction(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

/** What never becomes known does not hold. */
function settled(diagrams: Diagrams, diagram: Diagram): Diagram {
  const done = new Map<Diagram, Diagram>();
  function settle(part: Diagram): Diagram {
    const known = done.get(part);
    if (known) return known;
    const result =
      'verdict' in part
        ? diagrams.leaf(part.verdict === true)
        : diagrams.choose(part.level, part.children.map(settle));
    done.set(part, result);
    return result;
  }
  return settle(diagram);
}
