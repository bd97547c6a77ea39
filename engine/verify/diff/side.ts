import type { AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { givenFact, type Diagram, type Solver } from '../solver/index.ts';
import type { ReadablePortal } from '../outline/index.ts';

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

/** Makes a side. */
export function createSide({ portal, fixed = {} }: Compared, { space, diagrams, holds }: Solver): Side {
  return {
    portal,
    holds: (condition, at) =>
      Object.entries({ ...fixed, ...(at !== undefined && { 'route.id': at }) }).reduce(
        (diagram, fact) => givenFact(space, diagrams, diagram, fact),
        holds({ condition, is: true }),
      ),
  };
}
