import { oncePer } from '../oncePer.ts';
import { createChoiceTable, createPairCache } from './diagramTables.ts';

/** What a diagram can say in the end. */
export type Verdict = boolean | undefined;

/**
 * A function of the values of atoms, as a graph: at each level one atom is looked at, and each of its values leads on.
 * Equal functions are the same object, so whether two are equal costs nothing.
 */
export type Diagram = Leaf | Choice;

/** The end: a verdict, whatever else there is. */
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
  /** Where both say yes; false where one of them says no, whatever the other does. What two come to is worked out once. */
  and(one: Diagram, other: Diagram): Diagram;
  /** Where one of them says yes, whatever the other does. */
  or(one: Diagram, other: Diagram): Diagram;
  /** Yes where it says no, and no where it says yes. */
  not(diagram: Diagram): Diagram;
  /** The same with the atom of a level held at the value of this index. */
  given(diagram: Diagram, level: number, index: number): Diagram;
  /** How many choices were made. */
  size(): number;
  /** Begins a question, which may take so many steps and no more. */
  renewLimit(): void;
}

/** A question takes more steps than are reasonable: it is not answered, neither one way nor the other. */
export class NodeLimitError extends Error {}

/** Parts that are looked at for one question. */
const mostSteps = 2_000_000;

const leaves = [
  { id: 0, level: bottom, verdict: true },
  { id: 1, level: bottom, verdict: false },
  { id: 2, level: bottom, verdict: undefined },
] as const satisfies readonly Leaf[];

/** Creates a maker. */
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
 * Makes one diagram of two: the commonest question by far. A leaf of `decisive` decides alone, one of its opposite leaves
 * the other as it is.
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

/** What one diagram makes of a pair without a look at the other, where it can. */
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

/** For each value of a level: what is left of each part. */
function branches(parts: readonly Diagram[], level: number): Diagram[][] {
  const count = Math.max(...parts.map((part) => widthAt(part, level)));
  return Array.from({ length: count }, (_, index) => parts.map((part) => childAt(part, level, index)));
}

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
   * Existential quantification: of a set, those who are in it for some values of the atoms of these levels, which are in
   * order. Of the same levels what two sets have in common is gone through once.
   */
  exists(levels: readonly number[]): (set: Diagram) => Diagram;
  isEmpty(set: Diagram): boolean;
}

/** Sets of one maker of diagrams; what was rebuilt for one site is there for the next, as the diagrams are. */
export const diagramSets = oncePer((diagrams: Diagrams): Sets => {
  const no = diagrams.leaf(false);
  // Two at a time: of many at once nearly every combination of their parts would be looked at.
  const and = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.and, diagrams.leaf(true));
  const or = (sets: readonly Diagram[]): Diagram => sets.reduce(diagrams.or, no);
  const forgetting = new Map<string, (set: Diagram) => Diagram>();
  return {
    // What never becomes known does not hold.
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
