import type { Sequence } from '../../../core/sequence/index.ts';
import { fieldsOf, findField, notStarted, orderOf } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { acceptanceOf, casesOf } from '../../forking/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { Move } from './moves.ts';
import type { Solver } from '../../solver/index.ts';

/**
 * Moves of `openState` and `sendEvent` that are no transitions: the address leads to each step before which everything is
 * accepted, and an event whose field is not accepted leads to that field's step.
 */
export function jumpsOf(
  { site, solver, sequence }: { site: Site; solver: Solver; sequence: Sequence },
  moves: readonly Move[],
): Move[] {
  const { steps, dialogs = {} } = sequence.manifest;
  const accepted = (field: string, is: boolean): Diagram =>
    solver.where([acceptanceOf(site, sequence, field, is)]);
  const openings = openingsOf(site, solver, sequence, accepted);
  return [
    ...[...Object.keys(steps), ...Object.keys(dialogs)].flatMap((from) =>
      openings.map(({ step, taken }) => jump(from, step, 'the address', taken)),
    ),
    ...moves.flatMap((move) => refusedMoves(solver, sequence, move, accepted)),
  ];
}

/** The customers for whom a field is accepted, or is not. */
type Accepted = (field: string, is: boolean) => Diagram;

/** For each order of steps, the customers who may open a step by its address: everything before it is accepted. */
function openingsOf(
  site: Site,
  { where, sets }: Solver,
  sequence: Sequence,
  accepted: Accepted,
): { step: string; taken: Diagram }[] {
  return casesOf(site, (evaluator) => orderOf(evaluator, sequence)).flatMap(({ outcome: order, when }) => {
    let taken = where([{ condition: when, is: true }]);
    return order.map((step) => {
      const opening = { step, taken };
      for (const field of fieldsOf(sequence.manifest, step)) taken = sets.and([taken, accepted(field, true)]);
      return opening;
    });
  });
}

function refusedMoves({ sets }: Solver, { manifest }: Sequence, move: Move, accepted: Accepted): Move[] {
  return move.needs.flatMap((field) => {
    const step = findField(manifest, field)?.step;
    const taken = sets.and([move.sent, accepted(field, false)]);
    return step === undefined ? [] : [jump(move.from, step, move.trigger, taken)];
  });
}

function jump(from: string, to: string, trigger: string, taken: Diagram): Move {
  return {
    from,
    to,
    trigger,
    taken,
    sent: taken,
    after: (assignments) => assignments,
    before: (assignments) => assignments,
    transition: { to },
    pointer: '',
    needs: [],
  };
}

/** The state in which a reloaded page asks for the outcome of an operation. */
function reloaded(operation: string): string {
  return `${operation} after a reload`;
}

/**
 * A reload anywhere but in a running operation asks for the outcome of the operation that was sent first, and follows its
 * transition: see `operationToFindOut`. Another tab does the same; it never sends an operation again.
 */
export function reloadsOf(
  { everyone }: Solver,
  { manifest }: Sequence,
  moves: readonly Move[],
  first: string,
): Move[] {
  const { steps, dialogs = {}, operations = {}, results } = manifest;
  const asking = Object.keys(operations).filter((operation) => operations[operation]?.sends === 'freely');
  const places = [...Object.keys({ ...steps, ...dialogs, ...results }), ...asking];
  const foundOut = moves.filter(({ from, trigger }) => from === first && trigger !== notStarted);
  return [
    ...places.map((from) => jump(from, reloaded(first), 'a reload', everyone)),
    ...foundOut.map((move) => ({ ...move, from: reloaded(first) })),
  ];
}
