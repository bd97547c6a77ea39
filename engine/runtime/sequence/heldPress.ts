import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { SequenceRunner } from './sequenceRunner.ts';

/** A runner that says of an event what it would have to know to decide it; nothing has happened then. */
export interface DecidingRunner extends Omit<SequenceRunner, 'send'> {
  send(event: string): readonly Condition[] | undefined;
}

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
export function holdingPresses(runner: DecidingRunner, around: Surroundings): SequenceRunner {
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
