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
  /** Existential quantification: those who are in it for some values of the atoms of these levels. */
  exists(set: Diagram, isForgotten: (level: number) => boolean): Diagram;
  isEmpty(set: Diagram): boolean;
}

/** Sets of one maker of diagrams. */
export function diagramSets(diagrams: Diagrams): Sets {
  const no = diagrams.leaf(false);
  // Two at a time: of many at once nearly every combination of their parts would be looked at.
  const and = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.and, diagrams.leaf(true));
  const or = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.or, no);
  const settledOnes = new Map<Diagram, Diagram>();
  function where(diagram: Diagram): Diagram {
    const known = settledOnes.get(diagram) ?? settled(diagrams, diagram);
    settledOnes.set(diagram, known);
    return known;
  }
  return {
    where,
    and,
    or,
    not: diagrams.not,
    without: (set, other) => diagrams.and(set, diagrams.not(other)),
    exists: (set, isForgotten) =>
      rebuilt(set, (level, children) =>
        isForgotten(level) ? or(children) : diagrams.choose(level, children),
      ),
    isEmpty: (set) => set === no,
  };
}

/** What never becomes known does not hold. */
function settled(diagrams: Diagrams, diagram: Diagram): Diagram {
  return rebuilt(
    diagram,
    (level, children) => diagrams.choose(level, children),
    (verdict) => diagrams.leaf(verdict === true),
  );
}

/** The same diagram with every choice made anew, from the leaves up. */
function rebuilt(
  diagram: Diagram,
  choice: (level: number, children: readonly Diagram[]) => Diagram,
  leaf?: (verdict: Verdict) => Diagram,
): Diagram {
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
  return rebuild(diagram);
}
