import { createEvaluator, type Evaluator } from '../../../core/decision/index.ts';
import type { Condition, TimerManifest } from '../../../core/manifest/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { isCounting, mayAct, runsOutAt, type NamedTimer } from '../../../core/timer/index.ts';
import type { FactSources } from '../../facts/index.ts';
import type { Portal } from '../../portal/index.ts';
import { type Clock, whenSo } from '../../ports/index.ts';
import { createAlarm } from './alarm.ts';

/** A timer that runs. */
export interface RunningTimer {
  /** Runs out now if its moment has passed: a sleeping device runs no timer. */
  look(): void;
  stop(): void;
}

export interface TimerOptions extends Pick<Portal, 'site' | 'store'> {
  sources: Pick<FactSources, 'refresh' | 'stateOf' | 'subscribe'>;
  clock: Clock;
  /** True while it must not act: something is on its way, or there is no network. */
  isHindered(): boolean;
  /** Runs its action. Returns how to undo it when the timer begins anew, if that is possible. */
  act(): (() => void) | undefined;
}

/** Pause before a hindered timer tries again, in milliseconds. */
export const tryAgainAfter = 5_000;

/** The moment of a server differs by up to this with each answer, since answers take different times, in milliseconds. */
const tolerance = 2_000;

/**
 * Runs one timer. It counts while its condition holds, and begins anew when that holds again or its moment changes. The
 * condition of its action is evaluated only at the end: its facts may come from a service that no page needs.
 */
export function runTimer(named: NamedTimer, options: TimerOptions): RunningTimer {
  const { timer } = named;
  const { site, store, sources, clock, isHindered, act } = options;
  const evaluator = (): Evaluator => createEvaluator(site, store.assignment());
  const alarm = createAlarm(clock);
  let since: number | undefined;
  let due: number | undefined;
  let takeBack: (() => void) | undefined;
  let stopped = false;

  function rest(): void {
    alarm.clear();
    takeBack?.();
    takeBack = since = due = undefined;
  }

  function update(): void {
    if (!isCounting(evaluator(), named)) {
      rest();
      return;
    }
    const from = since ?? clock.now();
    const moment = runsOutAt(site, store.assignment(), timer, from);
    if (since !== undefined && isSame(moment, due)) return;
    rest();
    since = from;
    due = moment;
    if (moment !== undefined) alarm.set(moment, () => void runOut(moment));
  }

  async function runOut(moment: number): Promise<void> {
    if (isHindered()) {
      alarm.set(clock.now() + tryAgainAfter, () => void runOut(moment));
      return;
    }
    if (timer.asksAgain) {
      await sources.refresh(timer.asksAgain);
      // A timer whose moment has changed counts already.
      if (stopped || (due !== undefined && due !== moment)) return;
    }
    if (timer.when && isOpenQuestion(options, timer.when)) {
      await answered(options, timer.when);
      if (stopped || since === undefined || due !== moment) return;
    }
    if (mayAct(evaluator(), named)) {
      takeBack = act();
      if (timer.repeats !== true) return;
      takeBack = undefined;
    }
    // A moment is over; a duration begins anew.
    if (timer.after === undefined) return;
    since = undefined;
    update();
  }

  const stopListening = store.subscribe(slotsOf(site, timer), update);
  update();
  return {
    look: alarm.look,
    stop() {
      stopped = true;
      stopListening();
      alarm.clear();
    },
  };
}

/** Ignores small changes: otherwise a moment that is loaded again would seem to move each time, and never come. */
function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Math.abs(one - other) < tolerance;
}

function isOpenQuestion({ site, store }: TimerOptions, when: Condition): boolean {
  return site.conditions.compile(when)(store.assignment()) === undefined;
}

/** Waits until a condition is known, or its facts cannot be loaded. */
function answered(options: TimerOptions, when: Condition): Promise<void> {
  const { site, store, sources } = options;
  const slots = site.conditions.slotsOf(when);
  const isAnswered = (): boolean => !isOpenQuestion(options, when) || sources.stateOf(slots) !== 'loading';
  return new Promise((resolve) => {
    whenSo(isAnswered, [(look) => store.subscribe(slots, look), sources.subscribe], resolve);
  });
}

/** Slots of the facts that decide whether and until when the timer counts. */
function slotsOf({ conditions, vocabulary }: Site, timer: TimerManifest): readonly number[] {
  const { after = '', at } = timer;
  return [
    ...conditions.slotsOf(timer.while),
    ...[after, at?.fact ?? '', at?.early ?? ''].flatMap((name) => vocabulary.slotOf(name) ?? []),
  ];
}
