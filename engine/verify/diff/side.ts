import { wellKnown, type AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { givenFact, type Diagram, type Solver } from '../solver/index.ts';
import type { Element, ReadablePortal } from '../outline/index.ts';

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
  return {
    portal,
    holds(condition, at) {
      // Each is a question of its own: a difference asks thousands.
      diagrams.renewLimit();
      return Object.entries({ ...fixed, ...(at !== undefined && { [wellKnown.route]: at }) }).reduce(
        (diagram, fact) => givenFact(space, diagrams, diagram, fact),
        holds({ condition, is: true }),
      );
    },
  };
}
