import type { Diagram, Diagrams, Verdict } from './diagrams.ts';

/** Operations on sets of customers; a set is a diagram that says yes to them and no to all others. */
export interface Sets {
  /** Where something surely holds. */
  where(diagram: Diagram): Diagram;
  and(sets: readonly Diagram[]): Diagram;
  or(sets: readonly Diagram[]): Diagram;
  not(set: Diagram): Diagram;
  /** Those of the first that are not in the second. */
  without(set: Diagram, other: Diagram): Diagram;
  /**
   * Existential quantification: of a set, those who are in it for some values of the atoms of these levels. What two sets
   * have in common is gone through once by each function that this makes.
   */
  exists(isForgotten: (level: number) => boolean): (set: Diagram) => Diagram;
  isEmpty(set: Diagram): boolean;
}

/** Sets of one maker of diagrams. */
export function diagramSets(diagrams: Diagrams): Sets {
  const no = diagrams.leaf(false);
  // Two at a time: of many at once nearly every combination of their parts would be looked at.
  const and = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.and, diagrams.leaf(true));
  const or = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.or, no);
  return {
    // What never becomes known does not hold.
    where: rebuilding(diagrams.choose, (verdict) => diagrams.leaf(verdict === true)),
    and,
    or,
    not: diagrams.not,
    without: (set, other) => diagrams.and(set, diagrams.not(other)),
    exists: (isForgotten) =>
      rebuilding((level, children) => (isForgotten(level) ? or(children) : diagrams.choose(level, children))),
    isEmpty: (set) => set === no,
  };
}

/** Makes every choice of a diagram anew, from the leaves up; each choice once. */
function rebuilding(
  choice: (level: number, children: readonly Diagram[]) => Diagram,
  leaf?: (verdict: Verdict) => Diagram,
): (diagram: Diagram) => Diagram {
  const done = new Map<Diagram, Diagram>();
  function rebuild(part: Diagram): Diagram {
    const known = done.get(part) ?? made(part);
    done.set(part, known);
    return known;
  }
  function made(part: Diagram): Diagram {
    if ('verdict' in part) return leaf?.(part.verdict) ?? part;
    return choice(part.level, part.children.map(rebuild));
  }
  return rebuild;
}
