import { createStore } from 'zustand/vanilla';
import { createEvaluator, type Evaluator } from '../../core/decision/index.ts';
import type { Condition, RouteLink, SequenceManifest } from '../../core/manifest/index.ts';
import {
  acknowledgeError,
  answersIn,
  changeData,
  factsOf,
  firstAnswers,
  keepAnswers,
  openState,
  operationToFindOut,
  sendEvent,
  settleOperation,
  startSequence,
  stepBeneath,
  type Advance,
  type DataValue,
  type Sequence,
  type SequenceState,
} from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Tracked } from '../../core/analytics/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { OperationResult, PackServices, Ports, Registry } from '../ports/index.ts';
import { createAttempt } from './attempt.ts';
import { createOperations } from './operations.ts';
import { createQuestions, type SequenceQuestions } from './questions.ts';
import { holdingPresses, onceKnown, type Holder } from './heldPress.ts';
import { createStoredState } from './storedState.ts';

/** A sequence as it runs for one customer. */
export interface SequenceRunner extends SequenceQuestions, Holder {
  readonly sequence: Sequence;
  state(): SequenceState;
  /** Counts events that were refused, so that the error summary takes the focus each time. */
  refusals(): number;
  /** Calls back when the place, what is touched or the error may be others; what is collected is told as facts. */
  subscribe(listener: () => void): () => void;
  change(data: Readonly<Record<string, DataValue>>): void;
  /** The address asks for a state; undefined: for the sequence as a whole. */
  open(state: string | undefined): void;
  acknowledgeError(): void;
  /** Closes the dialog that is over a step, without an answer. */
  dismiss(): void;
  /** True while it does what the address asked for: then the address is corrected, not added to. */
  isOpening(): boolean;
  /** True while something is on its way that must not be interrupted. */
  isHeld(): boolean;
  /** True while an operation runs, or it is being asked what became of one. */
  isBusy(): boolean;
  stop(): void;
}

/** What a runner needs. */
export interface SequenceRunnerOptions {
  site: Site;
  store: FactStore;
  registry: Registry;
  services: PackServices;
  ports: Ports;
  id: string;
  manifest: SequenceManifest;
  /** Whose attempt it is. */
  subject: string;
  /** What the address brings. */
  query(): string;
  leave(link: RouteLink): void;
  /** Loads everything that the sequence may have to show. Rejects when something cannot be had. */
  prepare(): Promise<unknown>;
  /** Told of each operation that has ended. */
  track?(event: Tracked): void;
}

/** Starts a sequence, or goes on with the one that this tab, or this browser, was in. */
export function createSequenceRunner(options: SequenceRunnerOptions): SequenceRunner {
  return holdingPresses(createDecidingRunner(options), options);
}

/** It says of an event what it would have to know to decide it. */
type DecidingRunner = Omit<SequenceRunner, keyof Holder> & {
  send(event: string): readonly Condition[] | undefined;
};

function createDecidingRunner(options: SequenceRunnerOptions): DecidingRunner {
  const { site, store, ports, registry, services, id, manifest, subject, leave, prepare } = options;
  const sequence: Sequence = { id, manifest };
  const attempt = createAttempt(ports, id, subject);
  const stored = createStoredState(ports.tabStorage, sequence, subject);
  const running = new AbortController();
  let opening = false;
  let state = stored.read() ?? initialState(options);
  const view = createStore(() => ({ state, refusals: 0 }));
  const evaluator = (): Evaluator => createEvaluator(site, store.assignment());
  const publish = publisher(options);
  const operationAt = ({ at }: SequenceState) => manifest.operations?.[at];
  const around = { sequence, registry, services, ports, store, attempt, prepare };
  const operations = createOperations(around, running.signal, {
    ended: settle,
    unknown: (at) => enter({ ...state, at, isUnknown: true }, false),
    changed: () => view.setState({ state }),
    say: (operation, outcome) => options.track?.({ kind: 'ended', sequence: id, operation, outcome }),
  });

  function apply({ state: next, leave: link, newAttempt }: Advance): void {
    if (newAttempt || isSettled(manifest, next.at)) attempt.settle();
    enter(next, state.at !== next.at);
    if (link) leave(link);
  }

  /**
   * `changed`: the only thing that is new is this data. However much is collected, a key must cost what one field
   * costs: it is told as facts, to those who ask about it, and to nobody else.
   */
  function enter(next: SequenceState, moved: boolean, changed?: SequenceState['data']): void {
    publish(next, changed);
    stored.write(next);
    state = next;
    if (!changed) view.setState({ state });
    if (!moved) return;
    const operation = operationAt(state);
    if (operation?.sends === 'once' && attempt.joinUnsettled()) resume();
    else if (operation) void operations.run(state.at);
    // What it may come to is there before it is needed: the network may be gone by then.
    else ports.whenIdle(() => void prepare().catch(() => undefined));
  }

  /** What was sent and whose end nobody has seen comes first: this tab finds it out, and never sends it again. */
  function resume(): void {
    const open = operationToFindOut(manifest, state.at, attempt);
    if (open !== undefined) operations.findOut(open);
    else if (operationAt(state)) enter({ ...initialState(options), data: state.data }, false);
  }

  function settle({ outcome, answers = {} }: OperationResult): void {
    const kept = keepAnswers(sequence, state, answers);
    publish(kept);
    settleWhenKnown(options, { state: kept, outcome, signal: running.signal }, apply);
  }

  publish(state);
  resume();

  return {
    sequence,
    state: () => state,
    refusals: () => view.getState().refusals,
    subscribe: (listener) => view.subscribe(listener),
    send(event) {
      if (event === operationAt(state)?.unknown?.asks) operations.askNow();
      const { waiting, ...advance } = sendEvent(evaluator(), sequence, state, event);
      if (!waiting && advance.state.touched.includes(advance.state.at))
        view.setState(({ refusals }) => ({ refusals: refusals + 1 }));
      if (!waiting) apply(advance);
      return waiting;
    },
    change(data) {
      // While an operation runs, what it was given stays as it is.
      if (!operationAt(state)) enter(changeData(manifest, state, data), false, data);
    },
    open(wanted) {
      opening = true;
      if (wanted === undefined && isSettled(manifest, state.at)) enter(initialState(options), true);
      enter(openState(evaluator(), sequence, answeredState(options, state, wanted), wanted), false);
      opening = false;
    },
    isOpening: () => opening,
    acknowledgeError: () => enter(acknowledgeError(state), false),
    dismiss() {
      if (manifest.dialogs?.[state.at]) enter({ ...state, at: stepBeneath(manifest, state) }, true);
    },
    ...createQuestions(site, store, sequence),
    isHeld: () => operationAt(state)?.sends === 'once' && !state.isUnknown,
    isBusy: () => operationAt(state) !== undefined && operations.isAsking(),
    stop: () => running.abort(),
  };
}

/** Whether the attempt is over when this state is come to. */
function isSettled({ results = {} }: SequenceManifest, at: string): boolean {
  const result = Object.hasOwn(results, at) ? results[at] : undefined;
  return result !== undefined && result.means !== 'not-known';
}

/** Tells the facts what was collected, or only what was named. */
function publisher({ store, id, manifest }: SequenceRunnerOptions) {
  return ({ data }: SequenceState, only?: SequenceState['data']): void =>
    store.set(factsOf(id, manifest, data, only && Object.keys(only)));
}

/** The first step, with what facts suggest for first answers. */
function initialState({ manifest, store }: SequenceRunnerOptions): SequenceState {
  const values: Record<string, DataValue> = {};
  for (const [name, fact] of firstAnswers(manifest)) {
    const value = store.read(fact);
    if (value !== undefined) values[name] = String(value);
  }
  return startSequence(manifest, values);
}

/** A state with what the address of the whole sequence answers, as far as a field asks it and does not refuse it. */
function answeredState(
  { site, store, id, manifest, query }: SequenceRunnerOptions,
  state: SequenceState,
  wanted: string | undefined,
): SequenceState {
  const isAsking = [manifest.steps, manifest.dialogs ?? {}].some((part) => Object.hasOwn(part, state.at));
  if (!isAsking || wanted !== undefined) return state;
  const { suppose } = createQuestions(site, store, { id, manifest });
  const accepted = Object.entries(answersIn(query(), manifest)).filter(
    ([name, value]) => suppose(name, { [name]: value }).kind === 'accepted',
  );
  return changeData(manifest, state, Object.fromEntries(accepted));
}

interface Ended {
  /** The state with what the operation has answered. */
  state: SequenceState;
  outcome: string;
  signal: AbortSignal;
}

/** Where an end leads, as soon as everything is known that decides it. */
function settleWhenKnown(
  options: SequenceRunnerOptions,
  { state, outcome, signal }: Ended,
  apply: (advance: Advance) => void,
): void {
  const { site, store, id, manifest } = options;
  const evaluator = createEvaluator(site, store.assignment());
  const advance = settleOperation(evaluator, { id, manifest }, state, outcome);
  if (!advance.waiting) {
    apply(advance);
    return;
  }
  onceKnown(options, advance.waiting, signal, () =>
    settleWhenKnown(options, { state, outcome, signal }, apply),
  );
}
