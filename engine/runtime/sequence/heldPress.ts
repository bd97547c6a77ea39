import { createStore } from 'zustand/vanilla';
import type { Condition } from '../../core/manifest/index.ts';
import { needsOf, type DataValue, type Sequence, type SequenceState } from '../../core/sequence/index.ts';
import { waitForFacts } from '../facts/index.ts';
import type { Portal } from '../portal/index.ts';
import type { Clock } from '../ports/index.ts';
import { answerTimeLimit } from './runOperation.ts';

/** A sequence, and the inputs of a customer to it. */
export interface Acts {
  readonly sequence: Sequence;
  state(): SequenceState;
  /** Calls back when the state, touched steps or the error may have changed; collected data is published as facts. */
  subscribe(listener: () => void): () => void;
  /** The conditions that must be known to decide an event; then nothing has happened yet. */
  send(event: string): readonly Condition[] | undefined;
  change(data: Readonly<Record<string, DataValue>>): void;
  /**
   * The address names a step, or (undefined) the whole. Who comes to a later step from outside begins with the first one: what the
   * steps before it propose is no answer before it was seen.
   */
  open(state: string | undefined): void;
  acknowledgeError(): void;
  /** What was pressed cannot be decided: an error says so. */
  fail(): void;
  /** Closes the dialog that is over a step, without an answer. */
  dismiss(): void;
  stop(): void;
}

/** Presses that may be held, and the conditions they wait for. */
export interface Holder {
  /**
   * An event of the customer: "continue", "back", … While facts that decide it are unknown it is held, and sent as soon
   * as they are known, unless another input comes first: no press is lost. If they cannot be loaded, an error says so.
   */
  send(event: string): void;
  /** A widget of the step is loading: a press that needs its answer waits. Returns how to say that it is there. */
  waits(): () => void;
  /** True while a press is held. */
  hasHeldPress(): boolean;
  /** Sets a value before the customer has answered. Unlike an answer it ends no wait of a press. */
  suggest(data: Readonly<Record<string, DataValue>>): void;
}

/** The facts, and the conditions of the site that ask them. */
type Surroundings = Pick<Portal, 'site' | 'store' | 'sources'> & { ports: { clock: Clock } };

/**
 * A runner that holds a press which cannot be decided yet, and sends it as soon as it can: facts that only the press asks
 * for come after it, others are loaded anew while the customer reads, and a widget that asks may still be loading.
 * Without this such a press did nothing, or was refused for an answer that nobody could have given. A press is meant for
 * what was shown: any other input ends the wait.
 */
export function holdingPresses<Runner extends Acts>(
  runner: Runner,
  around: Surroundings,
): Omit<Runner, 'send' | 'fail'> & Holder {
  const holding = createStore<{ press?: AbortController | undefined }>(() => ({}));
  const onceThere = new Set<() => void>();
  let waiting = 0;

  /** Does another input instead of the held press. Listeners are called afterwards, with the new state. */
  function instead(act: () => void): void {
    const { press } = holding.getState();
    press?.abort();
    act();
    if (press && holding.getState().press === press) holding.setState({ press: undefined });
  }

  function hold(): AbortSignal {
    const press = new AbortController();
    holding.setState({ press });
    return press.signal;
  }

  function send(event: string): void {
    const again = (): void => send(event);
    instead(() => {
      if (waiting > 0 && needsOf(runner.sequence, runner.state(), event).length > 0) {
        onceThere.add(again);
        hold().addEventListener('abort', () => onceThere.delete(again));
        return;
      }
      const unknown = runner.send(event);
      if (unknown) onceKnown(around, unknown, hold(), (isOver) => (isOver ? instead(runner.fail) : again()));
    });
  }

  return {
    ...runner,
    send,
    waits() {
      waiting += 1;
      return () => {
        waiting -= 1;
        // The widget that replaces a loading one may itself load, or answer: it does so in the same commit.
        queueMicrotask(() => {
          if (waiting === 0) for (const act of onceThere) act();
        });
      };
    },
    suggest: runner.change,
    hasHeldPress: () => holding.getState().press !== undefined,
    subscribe(listener) {
      const stops = [runner.subscribe(listener), holding.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    change: (data) => instead(() => runner.change(data)),
    open: (state) => instead(() => runner.open(state)),
    acknowledgeError: () => instead(runner.acknowledgeError),
    dismiss: () => instead(runner.dismiss),
    stop: () => instead(runner.stop),
  };
}

/**
 * Calls back when a fact of these conditions changes, unless it is aborted. Failed sources are started again; the wait
 * `isOver` when they fail once more, or take too long.
 */
export function onceKnown(
  { site, store, sources, ports }: Surroundings,
  conditions: readonly Condition[],
  signal: AbortSignal,
  act: (isOver: boolean) => void,
): void {
  const slots = conditions.flatMap((each) => site.conditions.slotsOf(each));
  sources.retry(slots);
  const around = { store, sources, clock: ports.clock };
  waitForFacts(around, { slots, milliseconds: answerTimeLimit }, signal, act);
}
