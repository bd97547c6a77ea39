import { createStore } from 'zustand/vanilla';
import type { Condition } from '../../core/manifest/index.ts';
import { needsOf, type DataValue, type Sequence, type SequenceState } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';

/** What a customer does in a sequence, besides what is shown of it. */
interface Acts {
  readonly sequence: Sequence;
  state(): SequenceState;
  subscribe(listener: () => void): () => void;
  /** Says of an event what would have to be known to decide it; nothing has happened then. */
  send(event: string): readonly Condition[] | undefined;
  change(data: Readonly<Record<string, DataValue>>): void;
  open(state: string | undefined): void;
  acknowledgeError(): void;
  dismiss(): void;
  stop(): void;
}

/** Presses that may be held, and what they wait for. */
export interface Holder {
  /**
   * An event of the customer: "continue", "back", … One that cannot be decided yet, because a fact is not known, is taken up
   * as soon as it can, unless something else comes first: no press is lost.
   */
  send(event: string): void;
  /** Something that the step asks with is on its way: a press that needs answers waits. Returns how to say that it is there. */
  waits(): () => void;
  /** True while a press is held. */
  hasHeldPress(): boolean;
  /** What stands there before the customer has answered. Unlike an answer it ends no wait of a press. */
  suggest(data: Readonly<Record<string, DataValue>>): void;
}

/** Where facts are, and which of them conditions ask. */
interface Surroundings {
  site: Site;
  store: FactStore;
}

/**
 * A runner that holds a press which cannot be decided yet, and takes it up as soon as it can: facts that only the press
 * asks for come after it, others are read anew while the customer reads, and what asks for an answer may still be on its
 * way. Without this such a press did nothing, or was refused for an answer that nobody could have given. What was pressed
 * was pressed for what was there: whatever comes first ends the wait.
 */
export function holdingPresses<Runner extends Acts>(
  runner: Runner,
  around: Surroundings,
): Omit<Runner, 'send'> & Holder {
  const holding = createStore<{ press?: AbortController | undefined }>(() => ({}));
  const onceThere = new Set<() => void>();
  let waiting = 0;

  /** Does something in the place of a press that is held. Who listens is told afterwards, when the state is the new one. */
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
      if (unknown) onceKnown(around, unknown, hold(), again);
    });
  }

  return {
    ...runner,
    send,
    waits() {
      waiting += 1;
      return () => {
        waiting -= 1;
        // What stands in the place of what waited may wait itself, or answer itself: it does so in the same commit.
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

/** Calls back when something is known that these conditions ask about and that was not known, unless it is too late. */
export function onceKnown(
  { site, store }: Surroundings,
  conditions: readonly Condition[],
  signal: AbortSignal,
  act: () => void,
): void {
  const slots = conditions.flatMap((each) => site.conditions.slotsOf(each));
  const forget = store.subscribe(slots, () => {
    forget();
    act();
  });
  signal.addEventListener('abort', forget);
}
