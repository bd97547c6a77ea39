import type { Condition } from '../../core/manifest/index.ts';
import type { DataValue } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';

/** What a customer does in a sequence, besides what is shown of it. */
interface Acts {
  /** Says of an event what would have to be known to decide it; nothing has happened then. */
  send(event: string): readonly Condition[] | undefined;
  change(data: Readonly<Record<string, DataValue>>): void;
  open(state: string | undefined): void;
  acknowledgeError(): void;
  dismiss(): void;
  stop(): void;
}

/** A press that is held is nobody's concern but the holder's. */
type Holding<Runner extends Acts> = Omit<Runner, 'send'> & { send(event: string): void };

/** Where facts are, and which of them conditions ask. */
interface Surroundings {
  site: Site;
  store: FactStore;
}

/**
 * A runner that holds a press which cannot be decided yet, and takes it up as soon as it can: facts that only the press
 * asks for come after it, and others are read anew while the customer reads. Without this such a press did nothing. What
 * was pressed was pressed for what was there: whatever comes first ends the wait.
 */
export function holdingPresses<Runner extends Acts>(runner: Runner, around: Surroundings): Holding<Runner> {
  let held: AbortController | undefined;

  function send(event: string): void {
    held?.abort();
    const waiting = runner.send(event);
    if (!waiting) return;
    held = new AbortController();
    onceKnown(around, waiting, held.signal, () => send(event));
  }

  const instead =
    <Words extends readonly unknown[]>(act: (...words: Words) => void) =>
    (...words: Words): void => {
      held?.abort();
      act(...words);
    };

  return {
    ...runner,
    send,
    change: instead(runner.change),
    open: instead(runner.open),
    acknowledgeError: instead(runner.acknowledgeError),
    dismiss: instead(runner.dismiss),
    stop: instead(runner.stop),
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
