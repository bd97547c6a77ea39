import type { Clock } from '../ports/index.ts';
import type { FactStore } from './factStore.ts';
import type { FactSources } from './sources.ts';

/** Slots of facts that something waits for, and for how long at most. */
export interface AwaitedFacts {
  /** A change of one of these ends the wait. */
  slots: readonly number[];
  /** Nothing can be decided once one of these has failed; usually all. */
  decisive?: readonly number[];
  milliseconds: number;
}

/**
 * Calls back when one of these facts changes; the wait `isOver` when one that is decisive has failed, or it takes too
 * long. Sources that have failed are not started anew: `sources.retry` does that.
 */
export function waitForFacts(
  { store, sources, clock }: { store: FactStore; sources: FactSources; clock: Clock },
  { slots, decisive = slots, milliseconds }: AwaitedFacts,
  signal: AbortSignal,
  act: (isOver: boolean) => void,
): void {
  const stops: (() => void)[] = [];
  const stop = (): void => stops.forEach((each) => each());
  const end = (isOver: boolean): void => {
    stop();
    act(isOver);
  };
  const endIfFailed = (): void => {
    if (sources.stateOf(decisive) === 'failed') end(true);
  };
  let isKnown = false;
  const unfollow = store.subscribe(slots, () => {
    isKnown = true;
    if (stops.length > 0) end(false);
  });
  stops.push(
    unfollow,
    clock.after(Math.max(0, milliseconds), () => end(true)),
    sources.subscribe(endIfFailed),
  );
  // What a source that may not be asked says instead is there as soon as somebody wants it.
  if (isKnown) return void end(false);
  signal.addEventListener('abort', stop);
  // It may have failed before, while something else was waited for.
  endIfFailed();
}
