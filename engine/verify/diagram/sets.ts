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
  /** Those that are in it for some values of the atoms of these levels, whatever these are now. */
  whatever(set: Diagram, isForgotten: (level: number) => boolean): Diagram;
  isEmpty(set: Diagram): boolean;
}

/** Sets of worlds of one maker of diagrams. */
export function worldSets(diagrams: Diagrams): Worlds {
  const no = diagrams.leaf(false);
  // Two at a time: of many at once nearly every combination of their parts would be looked at.
  const and = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.and, diagrams.leaf(true));
  const or = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.or, no);
  return {
    where: (diagram) => settled(diagrams, diagram),
    and,
    or,
    not: diagrams.not,
    without: (set, other) => diagrams.and(set, diagrams.not(other)),
    whatever: (set, isForgotten) =>
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
