import { createStore } from 'zustand/vanilla';
import { createEvaluator, type Evaluator } from '../../core/decision/index.ts';
import type { RouteLink, SequenceManifest } from '../../core/manifest/index.ts';
import {
  acknowledgeError,
  answersIn,
  changeData,
  comeBeneath,
  factsOf,
  findingOut,
  firstAnswers,
  keepAnswers,
  openState,
  operationToFindOut,
  sendEvent,
  settleOperation,
  startSequence,
  type Advance,
  type DataValue,
  type Sequence,
  type SequenceState,
} from '../../core/sequence/index.ts';
import type { Tracked } from '../../core/analytics/index.ts';
import type { Portal } from '../portal/index.ts';
import type { OperationResult } from '../ports/index.ts';
import { createAttempt } from './attempt.ts';
import { createOperations, type Operations } from './operations.ts';
import { createQuestions, type SequenceQuestions } from './questions.ts';
import { holdingPresses, onceKnown, type Acts, type Holder } from './heldPress.ts';
import { createStoredState } from './storedState.ts';

/** A sequence as it runs for one customer. */
export interface SequenceRunner extends SequenceQuestions, Holder, Omit<Acts, 'send' | 'fail'> {
  /** Counts events that were refused, so that the error summary takes the focus each time. */
  refusals(): number;
  /** True while it follows the address: then the address is replaced, not added to the history. */
  isOpening(): boolean;
  /** True while something is on its way that must not be interrupted. */
  blocksNavigation(): boolean;
  /** True while an operation runs, or its outcome is being asked for. */
  isBusy(): boolean;
}

export interface SequenceRunnerOptions extends Pick<
  Portal,
  'site' | 'store' | 'sources' | 'registry' | 'services' | 'ports'
> {
  id: string;
  manifest: SequenceManifest;
  /** The subject and customer of the attempt. */
  subject: string;
  /** The answers and the state in the address. */
  query(): string;
  leave(link: RouteLink): void;
  /** Loads everything that the sequence may have to show. Rejects when something cannot be had. */
  prepare(): Promise<unknown>;
  /** Called with each operation that has ended. */
  track?(event: Tracked): void;
}

/** Starts a sequence, or resumes the one that this tab, or this browser, was in. */
export function createSequenceRunner(options: SequenceRunnerOptions): SequenceRunner {
  return holdingPresses(createDecidingRunner(options), options);
}

function createDecidingRunner(options: SequenceRunnerOptions): Omit<SequenceRunner, keyof Holder> & Acts {
  const { site, store, ports, id, manifest, subject, leave, prepare } = options;
  const sequence: Sequence = { id, manifest };
  const attempt = createAttempt(ports, id, subject);
  const running = new AbortController();
  const stored = createStoredState(ports, sequence, subject, running.signal);
  let opening = false;
  const fresh = initialState(options);
  let state = stored.read() ?? fresh;
  const view = createStore(() => ({ state, refusals: 0 }));
  const evaluator = (): Evaluator => createEvaluator(site, store.assignment());
  const publish = publisher(options);
  const operations = createOperations({ ...options, sequence, attempt }, running.signal, {
    ended: settle,
    unknown: (at) => enter(findingOut(manifest, state, at, attempt.isElsewhere()), false),
    changed: () => view.setState({ state }),
    say: (operation, outcome) => options.track?.({ kind: 'ended', sequence: id, operation, outcome }),
  });

  function apply({ state: next, leave: link, newAttempt }: Advance): void {
    if (newAttempt || isSettled(manifest, next.at)) attempt.settle();
    enter(next, state.at !== next.at);
    if (link) leave(link);
  }

  /** `changed`: only this data is new, and only its subscribers are called: a key must cost what one field costs. */
  function enter(next: SequenceState, moved: boolean, changed?: SequenceState['data']): void {
    publish(next, changed);
    stored.write(next, changed && 'later');
    state = next;
    if (!changed) view.setState({ state });
    if (!moved) return;
    const operation = operationAt(manifest, state);
    if (operation?.sends === 'once' && attempt.joinUnsettled()) resume();
    else if (operation) void operations.run(state.at, state.isFound);
    // Loads what may follow before it is needed: the network may be gone by then.
    else ports.whenIdle(() => void prepare().catch(() => undefined));
  }

  /** Resumes an operation that was sent and whose outcome nobody has seen: this tab asks for it, and never sends it again. */
  function resume(): void {
    const open = operationToFindOut(manifest, state.at, attempt);
    if (open !== undefined) operations.findOut(open);
    else if (operationAt(manifest, state)) enter({ ...initialState(options), data: state.data }, false);
  }

  function settle({ outcome, answers = {} }: OperationResult): void {
    const kept = keepAnswers(sequence, state, answers);
    publish(kept);
    settleWhenKnown(options, { ...operations, state: kept, outcome, signal: running.signal }, apply);
  }

  publish(state);
  resume();

  return {
    sequence,
    state: () => state,
    refusals: () => view.getState().refusals,
    subscribe: (listener) => view.subscribe(listener),
    send(event) {
      if (event === operationAt(manifest, state)?.unknown?.asks) operations.askNow();
      const { waiting, ...advance } = sendEvent(evaluator(), sequence, state, event);
      if (!waiting && advance.state.touched.includes(advance.state.at))
        view.setState(({ refusals }) => ({ refusals: refusals + 1 }));
      if (!waiting) apply(advance);
      return waiting;
    },
    change(data) {
      // While an operation runs, its input stays as it is.
      if (!operationAt(manifest, state)) enter(changeData(manifest, state, data), false, data);
    },
    open(step) {
      opening = true;
      const wanted = state === fresh ? undefined : step;
      if (wanted === undefined && isSettled(manifest, state.at)) enter(initialState(options), true);
      enter(openState(evaluator(), sequence, answeredState(options, state, wanted), wanted), false);
      opening = false;
    },
    isOpening: () => opening,
    acknowledgeError: () => enter(acknowledgeError(state), false),
    fail: () => enter(undecided(manifest, state), true),
    dismiss: () => manifest.dialogs?.[state.at] && enter(comeBeneath(manifest, state), true),
    ...createQuestions(site, store, sequence),
    blocksNavigation: () => operationAt(manifest, state)?.sends === 'once' && !state.isUnknown,
    isBusy: () => operationAt(manifest, state) !== undefined && operations.isAsking(),
    stop: () => running.abort(),
  };
}

/** An error over the step says that it could not be decided how to go on: in general words, if the sequence has none. */
function undecided(manifest: SequenceManifest, state: SequenceState): SequenceState {
  return { ...comeBeneath(manifest, state), error: manifest.ifFailed ?? '' };
}

function operationAt({ operations }: SequenceManifest, { at }: SequenceState) {
  return operations?.[at];
}

/** Whether reaching this state settles the attempt. */
function isSettled({ results = {} }: SequenceManifest, at: string): boolean {
  const result = Object.hasOwn(results, at) ? results[at] : undefined;
  return result !== undefined && result.means !== 'not-known';
}

/** Publishes collected data as facts: all, or only the named. */
function publisher({ store, id, manifest }: SequenceRunnerOptions) {
  return ({ data }: SequenceState, only?: SequenceState['data']): void =>
    store.set(factsOf(id, manifest, data, only && Object.keys(only)));
}

/** The first step, with first answers from facts. */
function initialState({ manifest, store }: SequenceRunnerOptions): SequenceState {
  const values: Record<string, DataValue> = {};
  for (const [name, fact] of firstAnswers(manifest)) {
    const value = store.read(fact);
    if (value !== undefined) values[name] = String(value);
  }
  return startSequence(manifest, values);
}

/** A state with the answers in the query, as far as fields ask them and do not refuse them. */
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

interface Ended extends Pick<Operations, 'findOut'> {
  /** The state with the answers of the operation. */
  state: SequenceState;
  outcome: string;
  signal: AbortSignal;
}

/**
 * The state after an outcome, as soon as all facts that decide it are known. When they cannot be, of what was sent the
 * outcome is asked for again, and of the rest an error says so.
 */
function settleWhenKnown(
  options: SequenceRunnerOptions,
  ended: Ended,
  apply: (advance: Advance) => void,
): void {
  const { site, store, id, manifest } = options;
  const { state, outcome, signal, findOut } = ended;
  const evaluator = createEvaluator(site, store.assignment());
  const advance = settleOperation(evaluator, { id, manifest }, state, outcome);
  if (!advance.waiting) {
    apply(advance);
    return;
  }
  onceKnown(options, advance.waiting, signal, (isOver) => {
    if (!isOver) settleWhenKnown(options, ended, apply);
    else if (manifest.operations?.[state.at]?.sends === 'once') findOut(state.at);
    else apply({ state: undecided(manifest, state) });
  });
}
