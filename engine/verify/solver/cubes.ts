import type { AtomValue } from '../../core/fact/index.ts';
import type { AtomSpace, SpaceAtom } from './conditionDiagrams.ts';
import { bottom, type Choice, type Diagram, type Diagrams, diagramSets } from './diagrams.ts';

/** A set of customers: each of these facts has one of its listed values. No facts: everybody. */
export type Cube = readonly CubeFact[];

/** One fact of a cube. `values` are indexes of the atom's. */
export interface CubeFact {
  atom: SpaceAtom;
  values: readonly number[];
}

/** Most cubes of a cover: nobody reads more. */
const mostCubes = 12;

/**
 * Covers a set by few cubes with few facts. Together they are exactly this set; `free` customers may be in them or not,
 * whichever is shorter. `complete` is false beyond the limit.
 */
export function coverOf(
  space: AtomSpace,
  diagrams: Diagrams,
  set: Diagram,
  free: Diagram,
): { cubes: readonly Cube[]; complete: boolean } {
  const sets = diagramSets(diagrams);
  const outside = sets.not(sets.or([set, free]));
  const cubes: Levels[] = [];
  let rest = set;
  while (!sets.isEmpty(rest) && cubes.length < mostCubes) {
    const cube = expandCube(space, firstCube(rest), outside);
    cubes.push(cube);
    rest = sets.without(rest, cubeDiagram(space, diagrams, cube));
  }
  return {
    cubes: cubes.map((cube) => cubeOf(space, withoutFree(space, diagrams, cube, set))),
    complete: sets.isEmpty(rest),
  };
}

/** Leaves out values that nobody of the set has, where fewer are named then: who is no customer of it is not called one. */
function withoutFree(space: AtomSpace, diagrams: Diagrams, cube: Levels, set: Diagram): Levels {
  const sets = diagramSets(diagrams);
  const narrow = new Map(cube);
  for (const [level, values] of cube) {
    const all = space.atoms[level]?.values ?? [];
    if (values.length === 1 || typeof all[0] === 'number') continue;
    const own = values.filter((value) => {
      const part = cubeDiagram(space, diagrams, new Map(narrow).set(level, [value]));
      return !sets.isEmpty(sets.and([part, set]));
    });
    if (namedOf(own, all.length).length < namedOf(values, all.length).length) narrow.set(level, own);
  }
  return narrow;
}

/** The values of a fact with so many that its text names: those that it has, or those that it has not. */
function namedOf(values: readonly number[], count: number): readonly number[] {
  if (values.length * 2 <= count) return values;
  return Array.from({ length: count }, (_, index) => index).filter((index) => !values.includes(index));
}

/** A customer of a set that is not empty: the few facts that tell them from all others who are `possible`. */
export function pickAssignment(
  space: AtomSpace,
  diagrams: Diagrams,
  set: Diagram,
  possible: Diagram,
): Readonly<Record<string, AtomValue>> {
  const outside = diagramSets(diagrams).without(possible, set);
  return valuesOf(space, expandCube(space, firstCube(set), outside));
}

/** A customer of a set that is not empty, by the fewest facts that imply it. */
export function cheapestAssignment(space: AtomSpace, set: Diagram): Readonly<Record<string, AtomValue>> {
  return valuesOf(
    space,
    pathTo(set, ({ children }) => {
      const costs = children.map(costOf);
      return costs.indexOf(Math.min(...costs));
    }),
  );
}

const costs = new WeakMap<Diagram, number>();

/** Number of atoms on the shortest path to true. */
function costOf(at: Diagram): number {
  if ('verdict' in at) return at.verdict === true ? 0 : Number.POSITIVE_INFINITY;
  const cost = costs.get(at) ?? 1 + Math.min(...at.children.map(costOf));
  costs.set(at, cost);
  return cost;
}

function valuesOf(space: AtomSpace, cube: Levels): Readonly<Record<string, AtomValue>> {
  return Object.fromEntries(
    cubeOf(space, cube).flatMap(({ atom, values: [first = 0] }) => {
      const value = atom.values[first];
      return value === undefined ? [] : [[atom.name, value] as const];
    }),
  );
}

/** Level -> indexes of its values in the cube; other levels have all values. */
type Levels = ReadonlyMap<number, readonly number[]>;

/** The cube of the first path to true in a set that is not empty. */
function firstCube(set: Diagram): Levels {
  // In the diagram of a set, every node except the leaf false leads to true.
  return pathTo(set, ({ children }) =>
    children.findIndex((child) => !('verdict' in child) || child.verdict === true),
  );
}

function pathTo(set: Diagram, choose: (at: Choice) => number): Levels {
  const cube = new Map<number, readonly number[]>();
  let at = set;
  while ('children' in at) {
    const index = choose(at);
    cube.set(at.level, [index]);
    at = at.children[index] ?? at;
  }
  return cube;
}

/** Drops facts that do not matter, and adds values that make no difference. */
function expandCube(space: AtomSpace, cube: Levels, outside: Diagram): Levels {
  const wide = new Map(cube);
  for (const [level, [own = 0]] of cube) {
    wide.delete(level);
    const touching = valuesTouching(wide, outside, level, space.atoms[level]?.values.length ?? 0);
    if (!touching.includes(true)) continue;
    wide.set(
      level,
      touching.flatMap((touches, index) => (index === own || !touches ? index : [])),
    );
  }
  return wide;
}

/**
 * For each value of a level, whether any customer of the cube with that value is in a set, in one walk. With its own
 * value nobody of the cube is in the set, so every path to true tests this level.
 */
function valuesTouching(cube: Levels, set: Diagram, level: number, count: number): readonly boolean[] {
  const touching = Array.from({ length: count }, () => false);
  const walked = new Set<Diagram>();
  const known = new Map<Diagram, boolean>();
  const allowed = (at: Choice): readonly Diagram[] => {
    const values = cube.get(at.level);
    return values ? values.flatMap((index) => at.children[index] ?? []) : at.children;
  };
  function reaches(at: Diagram): boolean {
    if ('verdict' in at) return at.verdict === true;
    const before = known.get(at);
    if (before !== undefined) return before;
    const result = allowed(at).some(reaches);
    known.set(at, result);
    return result;
  }
  function walk(at: Diagram): void {
    if (!('children' in at) || at.level > level || walked.has(at)) return;
    walked.add(at);
    if (at.level < level) return allowed(at).forEach(walk);
    for (const [index, child] of at.children.entries()) touching[index] ||= reaches(child);
  }
  walk(set);
  return touching;
}

function cubeDiagram(space: AtomSpace, diagrams: Diagrams, cube: Levels): Diagram {
  const parts = [...cube].map(([level, values]) =>
    diagrams.atom(level, space.atoms[level]?.values.length ?? 0, (index) => values.includes(index)),
  );
  return diagramSets(diagrams).and([diagrams.leaf(true), ...parts]);
}

function cubeOf(space: AtomSpace, cube: Levels): Cube {
  return [...cube]
    .filter(([level]) => level !== bottom)
    .flatMap(([level, values]) => {
      const atom = space.atoms[level];
      return atom ? { atom, values } : [];
    })
    .sort((a, b) => (a.atom.name < b.atom.name ? -1 : 1));
}

/** A cube in words: `reader.card is adult and toggle reserve is on`. Undefined: everybody. */
export function cubeText(cube: Cube): string | undefined {
  return cube.length === 0 ? undefined : cube.map(factText).join(' and ');
}

function factText({ atom, values }: CubeFact): string {
  const all = atom.values;
  const name = atom.name.replace(':', ' ');
  if (typeof all[0] === 'number') return `${name} is ${rangesOf(all.map(Number), values)}`;
  const [only] = values;
  if (atom.name.startsWith('toggle:')) return `${name} is ${all[only ?? 0] === true ? 'on' : 'off'}`;
  const named = (indexes: readonly number[]): string =>
    indexes.map((index) => String(all[index])).join(' or ');
  const indexes = namedOf(values, all.length);
  return `${name} is ${indexes === values ? '' : 'not '}${named(indexes)}`;
}

/** Each number stands for all numbers up to the next one. */
function rangesOf(numbers: readonly number[], values: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const index of values) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([from, to]) => rangeText(numbers, from, to)).join(' or ');
}

function rangeText(numbers: readonly number[], from: number, to: number): string {
  const low = numbers[from] ?? 0;
  const next = numbers[to + 1];
  if (next === undefined) return `at least ${low}`;
  if (from === 0) return `at most ${next - 1}`;
  return low === next - 1 ? String(low) : `from ${low} to ${next - 1}`;
}
