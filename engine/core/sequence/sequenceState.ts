import { isInDomain, type AtomValue } from '../fact/index.ts';
import { ownValue } from '../json/index.ts';
import { queryValue } from '../link/index.ts';
import type { SequenceData, SequenceManifest } from '../manifest/index.ts';
import { sequenceDomain, unanswered } from '../site/index.ts';

/** A value that a sequence has collected. */
export type DataValue = boolean | string;

/** Where a customer is in a sequence, and what was collected. Plain data: it can be stored and replayed. */
export interface SequenceState {
  /** A step, dialog, operation or result. */
  at: string;
  /** Only what differs from the initial value. */
  data: Readonly<Record<string, DataValue>>;
  /** Steps whose refusals are shown, because the customer tried to go on. */
  touched: readonly string[];
  /** The entry of the error catalogue that is shown until it is acknowledged. */
  error?: string;
  /** The outcome of the operation is unknown and is being asked for. */
  isUnknown?: true;
  /** The operation, or the one that it follows, was asked for elsewhere: this tab only finds out its outcome. */
  isFound?: true;
}

/** The state in which a sequence begins. `initial` gives text data its first value from facts. */
export function startSequence(
  sequence: SequenceManifest,
  initial: Readonly<Record<string, DataValue>> = {},
): SequenceState {
  return changeData(sequence, { at: sequence.order[0] ?? '', data: {}, touched: [] }, initial);
}

/** The answers that a query has for a sequence, whether or not they can be given. */
export function answersIn(query: string, { data }: SequenceManifest): Readonly<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, definition] of Object.entries(data)) {
    const parameter = definition.type === 'enum' ? definition.query : undefined;
    const value = parameter && queryValue(query, parameter);
    if (value !== undefined) answers[name] = value;
  }
  return answers;
}

/** The data of a sequence, or some of it, as facts: `<sequence>.<name>` -> value. */
export function factsOf(
  id: string,
  sequence: SequenceManifest,
  data: SequenceState['data'],
  names: readonly string[] = Object.keys(sequence.data),
): Record<string, AtomValue> {
  const facts: Record<string, AtomValue> = {};
  for (const name of names) {
    const definition = ownValue(sequence.data, name);
    if (definition) facts[`${id}.${name}`] = ownValue(data, name) ?? initialValue(definition);
  }
  return facts;
}

/** The value of data that the customer has not given. */
export function initialValue(definition: SequenceData): DataValue {
  if (definition.type === 'boolean') return definition.initial;
  if (definition.type === 'enum') return definition.initial ?? unanswered;
  return '';
}

/**
 * Changes collected data. Undeclared data and impossible values are left out: no refusal covers a value that its manifest
 * does not have.
 */
export function changeData(
  sequence: SequenceManifest,
  state: SequenceState,
  changes: SequenceState['data'],
): SequenceState {
  const fitting = Object.entries(changes).filter(([name, value]) => {
    const definition = ownValue(sequence.data, name);
    return definition !== undefined && isInDomain(sequenceDomain(definition), value);
  });
  return { ...state, data: { ...state.data, ...Object.fromEntries(fitting) } };
}

/** Sets data back to its initial value. */
export function clearData(state: SequenceState, names: readonly string[]): SequenceState {
  if (names.length === 0) return state;
  const data = Object.fromEntries(Object.entries(state.data).filter(([name]) => !names.includes(name)));
  return { ...state, data };
}

/** Acknowledges the error that is shown. */
export function acknowledgeError(state: SequenceState): SequenceState {
  const { error: _error, ...rest } = state;
  return rest;
}

/**
 * The state in which the outcome of a sent operation is found out. A tab that is at no operation has not asked for it; nor
 * has one that is at its own, of which nothing was sent since another tab's comes first.
 */
export function findingOut(
  { operations }: Pick<SequenceManifest, 'operations'>,
  state: SequenceState,
  at: string,
  isElsewhere = false,
): SequenceState {
  const isAsked = !isElsewhere && ownValue(operations, state.at) !== undefined;
  return { ...state, at, isUnknown: true, ...(!isAsked && { isFound: true }) };
}

/**
 * The state after what was only found out. What follows is asked for here as little; and a result tells what was sent
 * elsewhere, of which the answers in this tab say nothing: only what operations that are sent once have told, and facts.
 */
export function foundState(sequence: SequenceManifest, state: SequenceState): SequenceState {
  const isOver = ownValue(sequence.results, state.at) !== undefined;
  const told = [...toldBySending(sequence), ...firstAnswers(sequence).keys()];
  const entered = Object.keys(state.data).filter((name) => !told.includes(name));
  return { ...clearData(state, isOver ? entered : []), isFound: true };
}

/** The data that operations that are sent once return, or set when they end. */
function toldBySending({ operations = {} }: SequenceManifest): string[] {
  return Object.values(operations).flatMap(({ sends, returns = {}, outcomes }) => {
    if (sends !== 'once') return [];
    const ends = Object.values(outcomes).flat();
    return [...Object.values(returns), ...ends.flatMap(({ set = {} }) => Object.keys(set))];
  });
}

/** The part of a state that may be stored over a reload: without data whose `keep` is `never`. */
export function storableState(sequence: SequenceManifest, state: SequenceState): SequenceState {
  return clearData(state, keptAs('never', sequence, state));
}

/** The state that is come to: at a step, without data whose `keep` is `question`. */
export function arrived(sequence: SequenceManifest, state: SequenceState): SequenceState {
  return Object.hasOwn(sequence.steps, state.at)
    ? clearData(state, keptAs('question', sequence, state))
    : state;
}

function keptAs(keep: SequenceData['keep'], sequence: SequenceManifest, { data }: SequenceState): string[] {
  return Object.keys(data).filter((name) => ownValue(sequence.data, name)?.keep === keep);
}

/** The facts that suggest a first answer, by the data that begins with them. */
export function firstAnswers({ data }: SequenceManifest): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(data).flatMap(([name, definition]) =>
      definition.type === 'boolean' || definition.type === 'enum' || definition.initial === undefined
        ? []
        : [[name, definition.initial]],
    ),
  );
}
