import type { AtomValue } from '../../core/fact/index.ts';
import type { AtomSpace, SpaceAtom } from './atomSpace.ts';
import { bottom, type Diagram, type Diagrams } from './diagrams.ts';
import { worldSets } from './sets.ts';

/** People who have something in common: each of these facts has one of these values. No facts: everybody. */
export type PeopleClass = readonly ClassFact[];

/** One fact of a class. `values` are indexes of the atom's. */
export interface ClassFact {
  atom: SpaceAtom;
  values: readonly number[];
}

/** More classes than this nobody reads. */
const mostClasses = 12;

/**
 * Describes worlds by few classes with few facts: together they are just these worlds, and of the `free` ones whichever
 * make it shorter. `complete` is false when there would be too many.
 */
export function classesOf(
  space: AtomSpace,
  diagrams: Diagrams,
  worlds: Diagram,
  free: Diagram,
): { classes: readonly PeopleClass[]; complete: boolean } {
  const sets = worldSets(diagrams);
  const outside = sets.not(sets.or([worlds, free]));
  const classes: Cube[] = [];
  let rest = worlds;
  while (!sets.isEmpty(rest) && classes.length < mostClasses) {
    const cube = widened(space, firstCube(rest), outside);
    classes.push(cube);
    rest = sets.without(rest, cubeDiagram(space, diagrams, cube));
  }
  return { classes: classes.map((cube) => classOf(space, cube)), complete: sets.isEmpty(rest) };
}

/** Somebody in a set of worlds that is not empty: few facts that put everybody who is `possible` into it. */
export function someoneIn(
  space: AtomSpace,
  diagrams: Diagrams,
  worlds: Diagram,
  possible: Diagram,
): Readonly<Record<string, AtomValue>> {
  const outside = worldSets(diagrams).without(possible, worlds);
  const facts = classOf(space, widened(space, firstCube(worlds), outside));
  return Object.fromEntries(
    facts.flatMap(({ atom, values: [first = 0] }) => {
      const value = atom.values[first];
      return value === undefined ? [] : [[atom.name, value] as const];
    }),
  );
}

/** Level -> indexes of the values that are in it; levels that are not here have all. */
type Cube = ReadonlyMap<number, readonly number[]>;

/** Some world of a set that is not empty, as far as it matters. */
function firstCube(worlds: Diagram): Cube {
  const cube = new Map<number, readonly number[]>();
  let at = worlds;
  while ('children' in at) {
    // In a diagram of a set whatever is not a plain "no" leads to a yes.
    const index = at.children.findIndex((child) => !('verdict' in child) || child.verdict === true);
    cube.set(at.level, [index]);
    at = at.children[index] ?? at;
  }
  return cube;
}

/** Takes out the facts that do not matter, and adds the values that make no difference. */
function widened(space: AtomSpace, cube: Cube, outside: Diagram): Cube {
  const wide = new Map(cube);
  for (const [level, [own = 0]] of cube) {
    wide.delete(level);
    if (!touches(wide, outside)) continue;
    const values = (space.atoms[level]?.values ?? []).flatMap((_, index) =>
      index === own || !touches(new Map(wide).set(level, [index]), outside) ? index : [],
    );
    wide.set(level, values);
  }
  return wide;
}

/** Whether any world of the cube is in a set. */
function touches(cube: Cube, set: Diagram): boolean {
  const done = new Map<Diagram, boolean>();
  function reaches(at: Diagram): boolean {
    if ('verdict' in at) return at.verdict === true;
    const known = done.get(at);
    if (known !== undefined) return known;
    const values = cube.get(at.level);
    const result = at.children.some((child, index) => (values?.includes(index) ?? true) && reaches(child));
    done.set(at, result);
    return result;
  }
  return reaches(set);
}

function cubeDiagram(space: AtomSpace, diagrams: Diagrams, cube: Cube): Diagram {
  const parts = [...cube].map(([level, values]) =>
    diagrams.atom(level, space.atoms[level]?.values.length ?? 0, (index) => values.includes(index)),
  );
  return worldSets(diagrams).and([diagrams.leaf(true), ...parts]);
}

function classOf(space: AtomSpace, cube: Cube): PeopleClass {
  return [...cube]
    .filter(([level]) => level !== bottom)
    .sort(([a], [b]) => a - b)
    .flatMap(([level, values]) => {
      const atom = space.atoms[level];
      return atom ? { atom, values } : [];
    });
}
