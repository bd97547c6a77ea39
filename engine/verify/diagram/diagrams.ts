/** What a diagram can say in the end. */
export type Verdict = boolean | undefined;

/**
 * A function of the values of atoms, as a graph: at each level one atom is looked at, and each of its values leads on.
 * Equal functions are the same object, so whether two are equal costs nothing.
 */
export type Diagram = Leaf | Choice;

/** The end: a verdict, whatever else there is. */
export interface Leaf {
  readonly id: number;
  readonly level: typeof bottom;
  readonly verdict: Verdict;
}

/** One child for each value of the atom of its level. */
export interface Choice {
  readonly id: number;
  readonly level: number;
  readonly children: readonly Diagram[];
}

/** The level of leaves: below all others. */
export const bottom = Number.POSITIVE_INFINITY;

/** Makes diagrams of one list of atoms; those of two makers have nothing to do with each other. */
export interface Diagrams {
  leaf(verdict: Verdict): Leaf;
  /** The atom of a level decides which child goes on. */
  choose(level: number, children: readonly Diagram[]): Diagram;
  /** One atom decides: `verdictOf` says what the value of this index leads to. */
  atom(level: number, count: number, verdictOf: (index: number) => Verdict): Diagram;
  /**
   * Combines diagrams by what they say. `combine` is given what is settled so far, and undefined for the rest: as soon as
   * it settles the result, the rest is not looked at. It must not take back what it has settled.
   */
  combine(diagrams: readonly Diagram[], combine: (verdicts: readonly Verdict[]) => Verdict): Diagram;
  /** The same with the atom of a level held at the value of this index. */
  given(diagram: Diagram, level: number, index: number): Diagram;
}

/** Creates a maker. */
export function createDiagrams(): Diagrams {
  const made = new Map<string, Diagram>();

  function leaf(verdict: Verdict): Leaf {
    return kept(`leaf ${String(verdict)}`, (id) => ({ id, level: bottom, verdict })) as Leaf;
  }

  function choice(level: number, children: readonly Diagram[]): Diagram {
    const [first] = children;
    if (first && children.every((child) => child === first)) return first;
    return kept(`${level}: ${children.map(({ id }) => id).join()}`, (id) => ({ id, level, children }));
  }

  function kept(key: string, make: (id: number) => Diagram): Diagram {
    const known = made.get(key) ?? make(made.size);
    made.set(key, known);
    return known;
  }

  function combine(
    diagrams: readonly Diagram[],
    combined: (verdicts: readonly Verdict[]) => Verdict,
  ): Diagram {
    const done = new Map<string, Diagram>();
    function settle(parts: readonly Diagram[]): Diagram {
      const verdict = combined(parts.map((part) => ('verdict' in part ? part.verdict : undefined)));
      const level = Math.min(...parts.map((part) => part.level));
      if (verdict !== undefined || level === bottom) return leaf(verdict);
      const key = parts.map(({ id }) => id).join();
      const known = done.get(key) ?? choice(level, branches(parts, level).map(settle));
      done.set(key, known);
      return known;
    }
    return settle(diagrams);
  }

  function given(diagram: Diagram, level: number, index: number): Diagram {
    const done = new Map<Diagram, Diagram>();
    function hold(part: Diagram): Diagram {
      if (!('children' in part) || part.level > level) return part;
      if (part.level === level) return part.children[index] ?? leaf(undefined);
      const known = done.get(part) ?? choice(part.level, part.children.map(hold));
      done.set(part, known);
      return known;
    }
    return hold(diagram);
  }

  return {
    leaf,
    choose: choice,
    atom: (level, count, verdictOf) =>
      choice(
        level,
        Array.from({ length: count }, (_, index) => leaf(verdictOf(index))),
      ),
    combine,
    given,
  };
}

/** For each value of a level: what is left of each part. */
function branches(parts: readonly Diagram[], level: number): Diagram[][] {
  const widest = parts.find((part) => part.level === level);
  const count = widest && 'children' in widest ? widest.children.length : 0;
  return Array.from({ length: count }, (_, index) =>
    parts.map((part) => ('children' in part && part.level === level ? (part.children[index] ?? part) : part)),
  );
}
