import { ownValue, pointerTo } from '../../../core/json/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { notKnown } from '../../../core/sequence/index.ts';
import { ordersOf, type TransitionList, transitionLists } from '../../link/index.ts';
import { problem, type Problem } from '../../problem/index.ts';
import { finding, type Proof, type ProofContext } from '../proof.ts';
import { type Journeys, journeysOf, wayTo } from './journeys.ts';
import { type Edge, edgesOf } from './moves.ts';
import type { Diagram } from '../../solver/index.ts';

/** Finds transitions from an operation back to a step that show no error: the customer would not learn why it failed. */
export const outcomes: Proof = (context) =>
  Object.entries(context.manifests.sequence).flatMap(([id, manifest]) =>
    edgesOf(manifest)
      .filter((edge) => isSilent(manifest, edge))
      .map(({ trigger: outcome, transition: { to: state = '' }, pointer }) =>
        problem('silent-outcome', { outcome, state }, context.placeOf('sequence', id, pointer)),
      ),
  );

/** An operation that only asks may come back silently: the step shows what is wrong. A call without an outcome may not. */
function isSilent(
  manifest: SequenceManifest,
  { from, trigger, transition: { to = '', error, set } }: Edge,
): boolean {
  const operation = ownValue(manifest.operations, from);
  if (!operation || error !== undefined || set) return false;
  if (operation.sends === 'freely' && trigger !== notKnown) return false;
  return ordersOf(manifest).some((steps) => {
    const [back, start] = [steps.indexOf(to), steps.indexOf(operation.over)];
    return to === operation.over || (back >= 0 && start >= 0 && back < start);
  });
}

/**
 * Finds conditions after an operation that ask facts which have to be loaded. The transition is decided once, at the
 * moment when the operation ends; after a reload nothing is loaded by then. Fields of the thing that the sequence is
 * about are loaded before it runs, if all its addresses name that thing.
 */
export const waits: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { manifest } = journeys.sequence;
    return transitionLists(manifest)
      .filter(({ state }) => Object.hasOwn(manifest.operations ?? {}, state))
      .flatMap((list) => waitsIn(context, journeys, list));
  });

function waitsIn(
  { placeOf, manifests }: ProofContext,
  { sequence, solver, mutability, ...journeys }: Journeys,
  { state: operation, trigger: outcome, pointer, transitions }: TransitionList,
): Problem[] {
  const { sets } = solver;
  const here = journeys.stable.reached().get(operation) ?? solver.nobody;
  const { subject } = sequence.manifest;
  const isNamed = Object.values(manifests.facts).every(({ about }) => about?.record !== subject?.record);
  const isThere = (atom: string): boolean =>
    subject !== undefined && isNamed && atom.startsWith(`${subject.record}.`);
  const known = solver.knowing(
    (atom) => mutability.isCollected(atom) || isThere(atom) || /^(toggle|variant):/.test(atom),
  );
  let open: Diagram = here;
  for (const [index, { when }] of transitions.entries()) {
    const undecided = sets.without(open, sets.or([known(when, true), known(when, false)]));
    if (!sets.isEmpty(undecided)) {
      const place = placeOf('sequence', sequence.id, pointerTo(pointer, index));
      return [
        finding('outcome-waits', { operation, outcome }, place, solver.pickAssignment(undecided, here)),
      ];
    }
    open = sets.and([open, known(when, false)]);
  }
  return [];
}

/**
 * Finds fields that a step may refuse and that can be skipped: every path from the step to an operation that is sent once
 * must take an event that needs the field, or the address of a later step, which opens only once the field is accepted.
 */
export const answers: Proof = (context) =>
  journeysOf(context).flatMap((journeys) => {
    const { steps } = journeys.sequence.manifest;
    return Object.entries(steps).flatMap(([step, { fields = {} }]) =>
      Object.keys(fields).flatMap((field) => unaccepted(context, journeys, step, field)),
    );
  });

function unaccepted({ placeOf }: ProofContext, journeys: Journeys, step: string, field: string): Problem[] {
  const { sequence, moves } = journeys;
  const { operations, steps } = sequence.manifest;
  if (steps[step]?.fields?.[field]?.refuse.length === 0) return [];
  const assignments = journeys.stable.reached().get(step);
  if (!assignments) return [];
  const way = wayTo(
    journeys,
    [{ state: step, assignments }],
    moves.filter(({ needs }) => !needs.includes(field)),
    (state) => ownValue(operations, state)?.sends === 'once',
    ({ trigger, to }) => trigger !== 'the address' || !isLater(sequence.manifest, step, to),
  );
  if (!way) return [];
  const { to: operation = '', pointer = '' } = way.at(-1) ?? {};
  const path = [...way.map(({ from }) => from), operation].join(' → ');
  const place = placeOf('sequence', sequence.id, pointer.replace(/\/transitions\/\d+$/, ''));
  return [problem('unaccepted-answer', { field, operation, path }, place)];
}

/** Whether a step comes after another one in some order. */
function isLater(manifest: SequenceManifest, step: string, other: string): boolean {
  return ordersOf(manifest).some((each) => each.includes(step) && each.indexOf(other) > each.indexOf(step));
}
