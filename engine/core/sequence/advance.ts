import { firstHolding, type ChoicePointer, type Evaluator } from '../decision/index.ts';
import { ownValue } from '../json/index.ts';
import type {
  Condition,
  RouteLink,
  SequenceEventRule,
  SequenceManifest,
  Transition,
} from '../manifest/index.ts';
import { conditionsOfField, findField, firstIncomplete, verdictOf, type Sequence } from './refusals.ts';
import {
  arrived,
  changeData,
  clearData,
  foundState,
  initialValue,
  type DataValue,
  type SequenceState,
} from './sequenceState.ts';

/** The result of an event: the next state, and what the runtime has to do. */
export interface Advance {
  state: SequenceState;
  /** The sequence is left for this place. */
  leave?: RouteLink;
  /** The attempt is settled; what is sent next needs a new idempotency key. */
  newAttempt?: true;
  /** Not decided yet, since facts are unknown: these conditions ask for them. */
  waiting?: readonly Condition[];
}

/** The order of steps that holds now: that of the first variant whose condition holds, else the usual one. */
export function orderOf(evaluator: Evaluator, { id, manifest }: Sequence): readonly string[] {
  const location = { kind: 'sequence', id, pointer: '/variants', subject: `variants of ${id}` } as const;
  const chosen = firstHolding(evaluator, manifest.variants ?? [], location);
  return chosen && 'choice' in chosen ? chosen.choice.order : manifest.order;
}

/**
 * An event of the customer. The present state ignores events that it does not know, so that a late click does no harm.
 * While it is unknown whether a needed field is accepted, or which transition holds, it waits.
 */
export function sendEvent(
  evaluator: Evaluator,
  sequence: Sequence,
  state: SequenceState,
  event: string,
): Advance {
  const rule = ownValue(eventsOf(sequence.manifest, state.at), event);
  if (!rule) return { state };
  const { refused, unknown } = unmetBy(evaluator, sequence, state, rule);
  const step = refused.find((each) => each === state.at) ?? refused[0];
  if (step !== undefined) return { state: arrived(sequence.manifest, touch(state, step)) };
  if (unknown.length > 0) return { state, waiting: unknown };
  const pointer = `${pointerOf(sequence.manifest, state.at)}/on/${event}/transitions` as const;
  return take(evaluator, sequence, state, rule.transitions, pointer);
}

/** The fields that an event needs in the present state; none for an unknown event. */
export function needsOf({ manifest }: Sequence, { at }: SequenceState, event: string): readonly string[] {
  return ownValue(eventsOf(manifest, at), event)?.needs ?? [];
}

/** Stores the answers of an operation in the data that its manifest names. */
export function keepAnswers(
  { manifest }: Sequence,
  state: SequenceState,
  answers: Readonly<Record<string, DataValue>>,
): SequenceState {
  const { returns = {} } = ownValue(manifest.operations, state.at) ?? {};
  const kept = Object.entries(returns).flatMap(([answer, name]) => {
    const value = ownValue(answers, answer);
    return value === undefined ? [] : [[name, value] as const];
  });
  return changeData(manifest, state, Object.fromEntries(kept));
}

/**
 * Applies the outcome of an operation, in an assignment that has its answers already. An undeclared outcome is ignored. What
 * follows one that was only found out is asked for as little as that was.
 */
export function settleOperation(
  evaluator: Evaluator,
  sequence: Sequence,
  state: SequenceState,
  outcome: string,
): Advance {
  const transitions = ownValue(ownValue(sequence.manifest.operations, state.at)?.outcomes, outcome);
  if (!transitions) return { state };
  const pointer = `/operations/${state.at}/outcomes/${outcome}` as const;
  const advance = take(evaluator, sequence, state, transitions, pointer);
  return state.isFound ? { ...advance, state: foundState(sequence.manifest, advance.state) } : advance;
}

/**
 * The address asks for a state. Results and running operations are not left by an address; a step opens when
 * everything before it is complete, otherwise the first step that is not. A state that the sequence does not have
 * (stored by another release) counts as a step.
 */
export function openState(
  evaluator: Evaluator,
  sequence: Sequence,
  state: SequenceState,
  wanted: string | undefined,
): SequenceState {
  const { operations = {}, results = {} } = sequence.manifest;
  if (Object.hasOwn(operations, state.at) || Object.hasOwn(results, state.at)) return state;
  const order = orderOf(evaluator, sequence);
  const step = wanted !== undefined && order.includes(wanted) ? wanted : order[0];
  const at = firstIncomplete(evaluator, sequence, order, step) ?? step ?? state.at;
  return at === stepBeneath(sequence.manifest, state) ? state : arrived(sequence.manifest, { ...state, at });
}

/** The step or result that is visible: the state itself, or what is beneath a dialog or operation. */
export function stepBeneath(
  { dialogs, operations }: Pick<SequenceManifest, 'dialogs' | 'operations'>,
  { at, isUnknown }: Pick<SequenceState, 'at' | 'isUnknown'>,
): string {
  const operation = ownValue(operations, at);
  if (isUnknown && operation?.unknown) return operation.unknown.shows;
  return (operation ?? ownValue(dialogs, at))?.over ?? at;
}

/** The step beneath a question or an operation, come to without an answer. */
export function comeBeneath(manifest: SequenceManifest, state: SequenceState): SequenceState {
  return arrived(manifest, { ...state, at: stepBeneath(manifest, state) });
}

function take(
  evaluator: Evaluator,
  sequence: Sequence,
  state: SequenceState,
  transitions: readonly Transition[],
  pointer: ChoicePointer,
): Advance {
  const location = { kind: 'sequence', id: sequence.id, pointer, subject: `from ${state.at}` } as const;
  const chosen = firstHolding(evaluator, transitions, location);
  if (!chosen) return { state };
  if (!('choice' in chosen)) return { state, waiting: transitions.flatMap(({ when }) => when ?? []) };
  const { to, leave, set = {}, clear = [], error, newAttempt } = chosen.choice;
  const { at, data } = changeData(sequence.manifest, clearData(state, clear), set);
  const touched = to === undefined ? state.touched : state.touched.filter((step) => step !== to);
  // An answer that leads away closes its question.
  const stays =
    leave && ownValue(sequence.manifest.dialogs, at) ? stepBeneath(sequence.manifest, { at }) : at;
  const next: SequenceState = { at: to ?? stays, data, touched, ...(error !== undefined && { error }) };
  return {
    state: arrived(sequence.manifest, next),
    ...(leave && { leave }),
    ...(newAttempt && { newAttempt }),
  };
}

/**
 * The reasons why an event cannot be decided yet: the steps of needed fields that are refused, and the conditions of
 * those of which that is unknown. A field that does not exist counts as refused.
 */
function unmetBy(
  evaluator: Evaluator,
  sequence: Sequence,
  { at }: SequenceState,
  { needs = [] }: SequenceEventRule,
): { refused: readonly string[]; unknown: readonly Condition[] } {
  const refused: string[] = [];
  const unknown: Condition[] = [];
  for (const field of needs) {
    const { kind } = verdictOf(evaluator, sequence, field);
    const conditions = conditionsOfField(sequence.manifest, field);
    if (kind === 'unknown' && conditions.length > 0) unknown.push(...conditions);
    else if (kind !== 'accepted') refused.push(findField(sequence.manifest, field)?.step ?? at);
  }
  return { refused, unknown };
}

function touch(state: SequenceState, step: string): SequenceState {
  return { at: step, data: state.data, touched: [...new Set([...state.touched, step])] };
}

function eventsOf(
  { steps, dialogs, results }: SequenceManifest,
  at: string,
): Readonly<Record<string, SequenceEventRule>> | undefined {
  return (ownValue(steps, at) ?? ownValue(dialogs, at) ?? ownValue(results, at))?.on;
}

function pointerOf({ steps, dialogs = {} }: SequenceManifest, at: string): `/${string}/${string}` {
  if (Object.hasOwn(steps, at)) return `/steps/${at}`;
  return Object.hasOwn(dialogs, at) ? `/dialogs/${at}` : `/results/${at}`;
}

/** The value of data now, given or initial. */
export function valueOf({ manifest }: Sequence, state: SequenceState, name: string): DataValue {
  const definition = ownValue(manifest.data, name);
  return ownValue(state.data, name) ?? (definition ? initialValue(definition) : '');
}
