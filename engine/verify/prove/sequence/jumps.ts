import type { Sequence } from '../../../core/sequence/index.ts';
import { fieldsOf, findField, notStarted } from '../../../core/sequence/index.ts';
import { acceptanceOf } from '../../link/index.ts';
import type { Diagram } from '../../solver/index.ts';
import type { Requirement } from '../../solver/index.ts';
import type { Move } from './moves.ts';
import type { Solver } from '../../solver/index.ts';

/**
 * Where `openState` and `sendEvent` lead besides transitions: the address to each step before which everything is
 * accepted, and an event to the step with a field that it needs and that is not accepted.
 */
export function jumpsOf(solver: Solver, sequence: Sequence, moves: readonly Move[]): Move[] {
  const { steps, dialogs = {} } = sequence.manifest;
  const openings = openingsOf(solver, sequence);
  return [
    ...[...Object.keys(steps), ...Object.keys(dialogs)].flatMap((from) =>
      openings.map(({ step, taken }) => jump(from, step, 'the address', taken)),
    ),
    ...moves.flatMap((move) => refusedMoves(solver, sequence, move)),
  ];
}

/** In each order of steps, those who may open a step by its address: what comes before it is accepted. */
function openingsOf({ where }: Solver, { manifest }: Sequence): { step: string; taken: Diagram }[] {
  const { variants = [] } = manifest;
  const earlier = (count: number): Requirement[] =>
    variants.slice(0, count).map(({ when }) => ({ condition: when, is: false }));
  const orders = [
    ...variants.map(({ when, order }, index) => ({
      order,
      requirements: [...earlier(index), { condition: when, is: true }],
    })),
    { order: manifest.order, requirements: earlier(variants.length) },
  ];
  return orders.flatMap(({ order, requirements }) =>
    order.map((step, index) => {
      const fields = order.slice(0, index).flatMap((before) => fieldsOf(manifest, before));
      const accepted = fields.map((field) => ({ condition: acceptanceOf(manifest, field), is: true }));
      return { step, taken: where([...requirements, ...accepted]) };
    }),
  );
}

function refusedMoves({ sets, where }: Solver, { manifest }: Sequence, move: Move): Move[] {
  return move.needs.flatMap((field) => {
    const step = findField(manifest, field)?.step;
    const refused = where([{ condition: acceptanceOf(manifest, field), is: false }]);
    return step === undefined ? [] : [jump(move.from, step, move.trigger, sets.and([move.sent, refused]))];
  });
}

function jump(from: string, to: string, trigger: string, taken: Diagram): Move {
  return {
    from,
    to,
    trigger,
    taken,
    sent: taken,
    after: (worlds) => worlds,
    before: (worlds) => worlds,
    transition: { to },
    pointer: '',
    earlier: [],
    needs: [],
  };
}

/** The place of those who find out after a reload what became of an operation. */
function reloaded(operation: string): string {
  return `${operation} after a reload`;
}

/**
 * Who reloads anywhere but in an operation that is on its way finds out what became of what was sent first, and comes where
 * its end leads: see `operationToFindOut`. Another tab does that too; it never sends what was sent already.
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
