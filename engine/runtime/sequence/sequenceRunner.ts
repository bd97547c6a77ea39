import { createStore } from 'zustand/vanilla';
import { createAsker, type Asker } from '../../core/decision/index.ts';
import type {
  RouteLink,
  SequenceManifest,
  SequenceOperation,
  Transition,
} from '../../core/manifest/index.ts';
import {
  acknowledgeError,
  changeData,
  factsOf,
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
import type { Site } from '../../core/site/index.ts';
import type { Said } from '../analytics/index.ts';
import type { FactStore } from '../fact/index.ts';
import type { OperationCall, OperationResult, PackServices, Registry } from '../pack/index.ts';
import { createAttempt } from './attempt.ts';
import { createQuestions, type SequenceQuestions } from './questions.ts';
import { createStoredState } from './storedState.ts';

/** A sequence as it runs for one customer. */
export interface SequenceRunner extends SequenceQuestions {
  readonly sequence: Sequence;
  state(): SequenceState;
  /** Counts events that were refused, so that the error summary takes the focus each time. */
  refusals(): number;
  /** Calls back when the place, what is revealed or the error may be others; what is collected is told as facts. */
  subscribe(listener: () => void): () => void;
  /** An event of the customer: "continue", "back", … */
  send(event: string): void;
  change(data: Readonly<Record<string, DataValue>>): void;
  /** The address asks for a state; undefined: for the sequence as a whole. */
  open(state: string | undefined): void;
  acknowledgeError(): void;
  /** True while it does what the address asked for: then the address is corrected, not added to. */
  isOpening(): boolean;
  /** True while something is on its way that must not be interrupted. */
  isHeld(): boolean;
  stop(): void;
}

/** What a runner needs. */
export interface SequenceRunnerOptions {
  site: Site;
  store: FactStore;
  registry: Registry;
  services: PackServices;
  id: string;
  manifest: SequenceManifest;
  /** Whose attempt it is. */
  subject: string;
  leave(link: RouteLink): void;
  /** Told of each operation that has ended. */
  say?(said: Said): void;
}

/** Starts a sequence, or goes on with the one that this tab, or this browser, was in. */
export function createSequenceRunner(options: SequenceRunnerOptions): SequenceRunner {
  const { site, store, services, id, manifest, subject, leave } = options;
  const sequence: Sequence = { id, manifest };
  const attempt = createAttempt(services.ports, id, subject);
  const stored = createStoredState(services.ports.tabStorage, sequence, subject);
  const running = new AbortController();
  let opening = false;
  const initial = (): SequenceState => startSequence(manifest, initialData(manifest, store));
  let state = stored.read() ?? initial();
  const view = createStore(() => ({ state, refusals: 0 }));
  const asker = (): Asker => createAsker(site, store.world());
  const publish = publisher(options);

  function apply({ state: next, leave: link, ...became }: Advance): void {
    keepOrSettle(attempt, became, manifest.results[next.at]?.settles === true);
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
    if (moved && manifest.operations?.[state.at]) void run(state.at);
  }

  async function run(name: string): Promise<void> {
    const result = await runOperation(options, { name, attempt, signal: running.signal });
    if (!running.signal.aborted) settle(result);
  }

  /** The attempt was sent and its end was not seen, by this tab or another one: find out, never send again. */
  function resume(): void {
    const open = operationToFindOut(manifest, state.at, attempt);
    if (open !== undefined) {
      enter({ ...state, at: open }, false);
      settle({ outcome: 'unknown' });
    } else if (manifest.operations?.[state.at]) {
      enter({ ...initial(), data: state.data }, false);
    }
  }

  function settle({ outcome, answers = {} }: OperationResult): void {
    const operation = manifest.operations?.[state.at];
    const kept = keepAnswers(sequence, state, answers);
    publish(kept);
    const declared = saidOutcome(options, state.at, outcome);
    const conclude = (): void => {
      const advance = settleOperation(asker(), sequence, kept, declared);
      if (advance.waiting) onceKnown(options, operation?.outcomes[declared], running.signal, conclude);
      else apply(advance);
    };
    conclude();
  }

  publish(state);
  resume();

  return {
    sequence,
    state: () => state,
    refusals: () => view.getState().refusals,
    subscribe: (listener) => view.subscribe(listener),
    send(event) {
      const { refusals } = view.getState();
      const advance = sendEvent(asker(), sequence, state, event);
      if (advance.state.revealed.length > 0 && advance.state.revealed.includes(advance.state.at)) {
        view.setState({ refusals: refusals + 1 });
      }
      apply(advance);
    },
    change(data) {
      // While an operation runs, what it was given stays as it is.
      if (!manifest.operations?.[state.at]) enter(changeData(manifest, state, data), false, data);
    },
    open(wanted) {
      opening = true;
      if (wanted === undefined && manifest.results[state.at]?.settles) enter(initial(), true);
      else enter(openState(asker(), sequence, state, wanted), false);
      opening = false;
    },
    isOpening: () => opening,
    acknowledgeError: () => enter(acknowledgeError(state), false),
    ...createQuestions(site, store, sequence),
    isHeld: () => manifest.operations?.[state.at]?.sends === 'once',
    stop: () => running.abort(),
  };
}

/** Tells the facts what was collected, or only what was named. */
function publisher({ store, id, manifest }: SequenceRunnerOptions) {
  return ({ data }: SequenceState, only?: SequenceState['data']): void =>
    store.set(factsOf(id, manifest, data, only && Object.keys(only)));
}

function initialData(manifest: SequenceManifest, store: FactStore): Record<string, DataValue> {
  const values: Record<string, DataValue> = {};
  for (const [name, definition] of Object.entries(manifest.data)) {
    const from = definition.type === 'boolean' || definition.type === 'enum' ? undefined : definition.initial;
    const value = from === undefined ? undefined : store.read(from);
    if (value !== undefined) values[name] = String(value);
  }
  return values;
}

/** Calls back when something is known that these transitions ask about and that was not known, unless it is too late. */
function onceKnown(
  { site, store }: SequenceRunnerOptions,
  transitions: readonly Transition[] = [],
  signal: AbortSignal,
  act: () => void,
): void {
  const slots = transitions.flatMap(({ when }) => site.conditions.slotsOf(when));
  const forget = store.subscribe(slots, () => {
    forget();
    act();
  });
  signal.addEventListener('abort', forget);
}

/** What became of the attempt is said by the transition, or by the result that it leads to. */
function keepOrSettle(
  attempt: Run['attempt'],
  { newAttempt, sameAttempt }: Pick<Advance, 'newAttempt' | 'sameAttempt'>,
  settles: boolean,
): void {
  if (newAttempt || settles) attempt.settle();
  else if (sameAttempt) attempt.markUndone();
}

/** Says that an operation has ended, as declared. */
function saidOutcome({ id, manifest, say }: SequenceRunnerOptions, name: string, outcome: string): string {
  const declared = declaredOutcome(manifest.operations?.[name], outcome);
  say?.({ kind: 'ended', sequence: id, operation: name, outcome: declared });
  return declared;
}

function declaredOutcome(operation: SequenceOperation | undefined, outcome: string): string {
  return Object.hasOwn(operation?.outcomes ?? {}, outcome) ? outcome : outcomeOfSilence(operation);
}

/** How an operation ends that says nothing: of what changes something it cannot be told, what only asks has failed. */
function outcomeOfSilence(operation: SequenceOperation | undefined): string {
  return operation?.sends === 'freely' ? 'failed' : 'unknown';
}

interface Run {
  name: string;
  attempt: ReturnType<typeof createAttempt>;
  signal: AbortSignal;
}

/** Runs an operation to one of its outcomes. What is sent once is stored as sent before it is. */
async function runOperation(
  { manifest, registry, services, store }: SequenceRunnerOptions,
  { name, attempt, signal }: Run,
): Promise<OperationResult> {
  const operation = manifest.operations?.[name];
  const entry = operation && registry.operation(operation.run);
  if (!operation || !entry) return { outcome: 'unknown' };
  const input = Object.fromEntries(
    Object.entries(operation.with ?? {}).map(([key, fact]) => [key, store.read(fact)]),
  );
  try {
    const run = await entry.load();
    const call = { input, idempotencyKey: attempt.key(), signal };
    if (operation.sends === 'freely') return await run({ ...call, ...onItsWay(attempt) }, services);
    // Another tab may have sent it: then this one does not know its end.
    if (attempt.wasSent(name)) return { outcome: outcomeOfSilence(operation) };
    attempt.markSent(name);
    return await run(call, services).finally(attempt.markEnded);
  } catch (reason) {
    services.ports.report({ what: 'operation-failed', detail: { operation: operation.run, reason } });
    return { outcome: outcomeOfSilence(operation) };
  }
}

function onItsWay(attempt: Run['attempt']): Pick<OperationCall, 'onItsWaySince'> {
  const onItsWaySince = attempt.onItsWaySince();
  return onItsWaySince === undefined ? {} : { onItsWaySince };
}
