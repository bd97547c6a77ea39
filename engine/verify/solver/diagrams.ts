import { oncePer } from '../oncePer.ts';
import { createChoiceTable, createPairCache } from './diagramTables.ts';

/** The value of a leaf. */
export type Verdict = boolean | undefined;

/**
 * A multi-valued decision diagram: each level tests one atom, and each of its values leads to a child. Equal functions
 * are the same object, so comparing them costs nothing.
 */
export type Diagram = Leaf | Choice;

/** A constant. */
interface Leaf {
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

/** A factory of diagrams over one list of atoms; diagrams of two factories cannot be combined. */
export interface Diagrams {
  leaf(verdict: Verdict): Leaf;
  /** Makes a node: the atom of a level selects a child. */
  choose(level: number, children: readonly Diagram[]): Diagram;
  /** A node over one atom: `verdictOf` gives the leaf for the value at an index. */
  atom(level: number, count: number, verdictOf: (index: number) => Verdict): Diagram;
  /**
   * Combines diagrams pointwise. `combine` gets the known verdicts, and undefined for the others: as soon as it returns a
   * verdict, the rest is skipped. It must not change a verdict when more is known.
   */
  combine(diagrams: readonly Diagram[], combine: (verdicts: readonly Verdict[]) => Verdict): Diagram;
  /** Conjunction; false wins over unknown. Results of pairs are cached. */
  and(one: Diagram, other: Diagram): Diagram;
  /** Disjunction; true wins over unknown. */
  or(one: Diagram, other: Diagram): Diagram;
  /** Negation. */
  not(diagram: Diagram): Diagram;
  /** The cofactor: the atom of a level has the value at this index. */
  given(diagram: Diagram, level: number, index: number): Diagram;
  /** Number of nodes that were made. */
  size(): number;
  /** Resets the number of steps that the next question may take. */
  renewLimit(): void;
}

/** A question takes too many steps: it has no answer, neither yes nor no. */
export class NodeLimitError extends Error {}

/** Most nodes that are visited for one question. */
const mostSteps = 4_000_000;

const leaves = [
  { id: 0, level: bottom, verdict: true },
  { id: 1, level: bottom, verdict: false },
  { id: 2, level: bottom, verdict: undefined },
] as const satisfies readonly Leaf[];

export function createDiagrams(): Diagrams {
  const made = createChoiceTable<Diagram>(leaves.length);
  let left = mostSteps;
  const [yes, no, open] = leaves;

  function spend(steps: number): void {
    left -= steps;
    if (left < 0) throw new NodeLimitError();
  }

  function leaf(verdict: Verdict): Leaf {
    if (verdict === undefined) return open;
    return verdict ? yes : no;
  }

  function choice(level: number, children: readonly Diagram[]): Diagram {
    const [first] = children;
    if (first && children.every((child) => child === first)) return first;
    return made.find(level, children) ?? added(level, children);
  }

  function added(level: number, children: readonly Diagram[]): Diagram {
    spend(children.length);
    return made.add(level, children);
  }

  function combine(
    diagrams: readonly Diagram[],
    combined: (verdicts: readonly Verdict[]) => Verdict,
  ): Diagram {
    const done = new Map<string, Diagram>();
    function settle(parts: readonly Diagram[]): Diagram {
      spend(parts.length);
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

  const opposites = new Map<Diagram, Diagram>();
  function not(diagram: Diagram): Diagram {
    if ('verdict' in diagram) return leaf(diagram.verdict === undefined ? undefined : !diagram.verdict);
    const known = opposites.get(diagram) ?? choice(diagram.level, diagram.children.map(not));
    opposites.set(diagram, known);
    return known;
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
    and: pairing(choice, false),
    or: pairing(choice, true),
    not,
    given,
    size: made.size,
    renewLimit() {
      left = mostSteps;
    },
  };
}

/**
 * Combines two diagrams, by far the most frequent operation. A `decisive` leaf decides alone; its opposite leaves the
 * other diagram as it is.
 */
function pairing(choose: Diagrams['choose'], decisive: boolean): (one: Diagram, other: Diagram) => Diagram {
  const done = createPairCache<Diagram>();
  function pair(one: Diagram, other: Diagram): Diagram {
    if (one === other) return one;
    const alone = settledBy(one, other, decisive) ?? settledBy(other, one, decisive);
    if (alone) return alone;
    const [low, high] = one.id < other.id ? [one, other] : [other, one];
    const known = done.get(low.id, high.id);
    if (known) return known;
    const fresh = split(low, high);
    done.set(low.id, high.id, fresh);
    return fresh;
  }
  function split(one: Diagram, other: Diagram): Diagram {
    const level = Math.min(one.level, other.level);
    const width = widthAt(one, level) || widthAt(other, level);
    const children: Diagram[] = [];
    for (let index = 0; index < width; index += 1) {
      children.push(pair(childAt(one, level, index), childAt(other, level, index)));
    }
    return choose(level, children);
  }
  return pair;
}

/** The result of a pair if one diagram decides it alone. */
function settledBy(one: Diagram, other: Diagram, decisive: boolean): Diagram | undefined {
  if (!('verdict' in one)) return undefined;
  if (one.verdict === decisive) return one;
  return one.verdict === !decisive ? other : undefined;
}

function widthAt(diagram: Diagram, level: number): number {
  return 'children' in diagram && diagram.level === level ? diagram.children.length : 0;
}

function childAt(diagram: Diagram, level: number, index: number): Diagram {
  return 'children' in diagram && diagram.level === level ? (diagram.children[index] ?? diagram) : diagram;
}

/** For each value of a level, the children of all parts. */
function branches(parts: readonly Diagram[], level: number): Diagram[][] {
  const count = Math.max(...parts.map((part) => widthAt(part, level)));
  return Array.from({ length: count }, (_, index) => parts.map((part) => childAt(part, level, index)));
}

/** Operations on sets of customers; a set is a diagram that is true for its members and false for all others. */
export interface Sets {
  /** The set where a diagram is true. */
  where(diagram: Diagram): Diagram;
  and(sets: readonly Diagram[]): Diagram;
  or(sets: readonly Diagram[]): Diagram;
  not(set: Diagram): Diagram;
  /** Set difference. */
  without(set: Diagram, other: Diagram): Diagram;
  /**
   * Existential quantification over the atoms of these levels, which are sorted: the customers who are in the set for
   * some of their values. Results for the same levels are cached.
   */
  exists(levels: readonly number[]): (set: Diagram) => Diagram;
  isEmpty(set: Diagram): boolean;
}

/** The sets of one factory; their caches, like its diagrams, are shared between sites. */
export const diagramSets = oncePer((diagrams: Diagrams): Sets => {
  const no = diagrams.leaf(false);
  // Two at a time: combining many at once would visit nearly every combination of their nodes.
  const and = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.and, diagrams.leaf(true));
  const or = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.or, no);
  const forgetting = new Map<string, (set: Diagram) => Diagram>();
  return {
    // Unknown counts as false.
    where: rebuilding(diagrams.choose, (verdict) => diagrams.leaf(verdict === true)),
    and,
    or,
    not: diagrams.not,
    without: (set, other) => diagrams.and(set, diagrams.not(other)),
    exists(levels) {
      const key = levels.join();
      const isForgotten = new Set(levels);
      const known =
        forgetting.get(key) ??
        rebuilding((level, children) =>
          isForgotten.has(level) ? or(children) : diagrams.choose(level, children),
        );
      forgetting.set(key, known);
      return known;
    },
    isEmpty: (set) => set === no,
  };
});

/** Maps a diagram from its leaves up; each node once. */
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
