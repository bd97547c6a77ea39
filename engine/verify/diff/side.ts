import { type AtomValue, wellKnown } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Element, ReadablePortal } from '../outline/index.ts';
import { oncePer } from '../oncePer.ts';
import { type Diagram, givenFact, type Solver } from '../solver/index.ts';

/** A portal that is compared, with what is settled for everybody: a toggle that is on, say. */
export interface Compared {
  portal: ReadablePortal;
  fixed?: Readonly<Record<string, AtomValue>>;
}

/** One of the two sides of a comparison. */
export interface Side {
  portal: ReadablePortal;
  /** The assignments in which a condition holds on this side; `at`: for somebody on this route. */
  holds(condition: Condition | undefined, at?: string): Diagram;
}

/** Both sides of a comparison, in one space; `possible` are those whom the rules after the change allow. */
export interface Comparison extends Pick<Solver, 'space' | 'diagrams' | 'sets' | 'possible'> {
  before: Side;
  after: Side;
  /** The same site in other words: for whom something is there cannot differ. */
  isInWordsOnly: boolean;
}

/** Where and for whom things are compared. */
export interface ComparedPlace {
  /** Absent where it is no matter of an address. */
  address?: string | undefined;
  /** Who sees something there on both sides. */
  bothShown: Diagram;
  free: Diagram;
}

/** What may be seen on one side. */
export interface Seen {
  side: Side;
  /** Absent where it is no matter of a route. */
  route?: string;
  elements: readonly Element[];
}

/** Makes a side. */
export function createSide({ portal, fixed = {} }: Compared, { space, diagrams, holds }: Solver): Side {
  const settled = oncePer((condition: Condition) => given(holds({ condition, is: true }), fixed));
  function given(diagram: Diagram, facts: Readonly<Record<string, AtomValue>>): Diagram {
    return Object.entries(facts).reduce((rest, fact) => givenFact(space, diagrams, rest, fact), diagram);
  }
  return {
    portal,
    holds(condition, at) {
      // Each is a question of its own: a difference asks thousands.
      diagrams.renewLimit();
      const all = condition === undefined ? given(diagrams.leaf(true), fixed) : settled(condition);
      return at === undefined ? all : given(all, { [wellKnown.route]: at });
    },
  };
}

/** Something that is otherwise for some customers, or of which that cannot be found out (`undecided`). */
export interface Change {
  kind: 'gains' | 'loses' | 'reads' | 'leads' | 'arranges' | 'moves' | 'says' | 'undecided';
  /** The thing, or what is there now. */
  text: string;
  /** What was there before; of what has moved, where it is now. */
  before?: string;
  /** What the list is called of which it is a column or line. */
  list?: string | undefined;
  /** It concerns what a sequence sends once: it is told first, and marked. */
  isSending?: boolean;
  /** Where; absent where it is no matter of an address. */
  address?: string | undefined;
  /** For whom. */
  assignments: Diagram;
  /** Who does not matter, because they never come to see it. */
  free: Diagram;
}
