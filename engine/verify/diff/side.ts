import type { AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import {
  conditionDiagrams,
  type AtomSpace,
  type Diagram,
  type Diagrams,
  type Worlds,
} from '../diagram/index.ts';
import type { ReadablePortal } from '../picture/index.ts';

/** A portal that is compared, with what is settled for everybody: a toggle that is on, say. */
export interface Compared {
  portal: ReadablePortal;
  fixed?: Readonly<Record<string, AtomValue>>;
}

/** One of the two sides of a comparison. */
export interface Side {
  portal: ReadablePortal;
  /** The worlds in which a condition holds on this side; `at`: for somebody on this route. */
  holds(condition: Condition | undefined, at?: string): Diagram;
}

/** Both sides of a comparison, in one space of worlds. */
export interface Comparison {
  before: Side;
  after: Side;
  space: AtomSpace;
  diagrams: Diagrams;
  sets: Worlds;
  /** The worlds that the rules of the fact catalogues allow. */
  possible: Diagram;
}

/** Makes a side. */
export function createSide(
  { portal, fixed = {} }: Compared,
  space: AtomSpace,
  diagrams: Diagrams,
  sets: Worlds,
): Side {
  const of = conditionDiagrams(portal.site, space, diagrams);
  const given = (diagram: Diagram, name: string, value: AtomValue): Diagram => {
    const level = space.levelOf(name);
    const index = space.atoms[level ?? -1]?.values.indexOf(value) ?? -1;
    return level === undefined || index < 0 ? diagram : diagrams.given(diagram, level, index);
  };
  const settled = new Map<Condition, Diagram>();
  function everywhere(condition: Condition | undefined): Diagram {
    if (condition === undefined) return diagrams.leaf(true);
    const known =
      settled.get(condition) ??
      Object.entries(fixed).reduce((diagram, [name, value]) => given(diagram, name, value), of(condition));
    settled.set(condition, known);
    return known;
  }
  return {
    portal,
    holds(condition, at) {
      const diagram = everywhere(condition);
      return sets.where(at === undefined ? diagram : given(diagram, 'route.id', at));
    },
  };
}
