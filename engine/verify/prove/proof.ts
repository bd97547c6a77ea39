import type { Known, Solver } from '../solver/index.ts';
import type { LinkContext } from '../link/index.ts';
import type { Site } from '../../core/site/index.ts';
import { problem, type Problem, type ProblemCode } from '../problem/index.ts';
import type { Place } from '../../core/json/index.ts';

/** The input of a proof: everything that linking had, the opened site, and the solver's search for customers. */
export interface ProofContext extends LinkContext {
  site: Site;
  /** Today's calendar date; undefined where no proof may depend on it. */
  today: string | undefined;
  /** Whether some customer meets all requirements; and such a customer, undefined when there is none. */
  isPossible: Solver['isPossible'];
  find: Solver['find'];
}

/** One proof: pure, and independent of the others; listed in `index.ts`. */
export type Proof = (context: ProofContext) => Problem[];

/** A problem with the facts of a customer to whom it happens. */
export function finding<Code extends ProblemCode>(
  code: Code,
  context: Parameters<typeof problem<Code>>[1],
  place: Place,
  witness: Known,
): Problem {
  return { ...problem(code, context, place), witness };
}
