import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Shown } from '../../core/navigation/index.ts';
import { firstAnswers, stepBeneath, type Sequence } from '../../core/sequence/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { whenSo } from '../ports/index.ts';
import { type Portal, usePortal } from '../portal/index.ts';
import { begunSequence, takeBegun, type BegunSequence } from './begunSequence.ts';
import { fieldSlots } from './fieldSlots.ts';
import { runSequence } from './runSequence.ts';
import type { SequenceRunner } from './sequenceRunner.ts';

/** The sequence, its place, and its customer. */
export interface SequencePlace {
  shown: Shown;
  sequence: Sequence;
  subject: string;
  /** Loads everything that the sequence may have to show. Rejects if something cannot be loaded. */
  prepare(portal: Portal, manifest: SequenceManifest): Promise<unknown>;
}

/**
 * Calls back when none of these facts is being loaded again; at once if none is. Otherwise a value from before the
 * customer's last step would be the first answer of the next: a name before it was changed. A fact that fails to load
 * keeps its value.
 */
function whenAnswered({ site, sources }: Portal, facts: readonly string[], callback: () => void): () => void {
  const slots = facts.flatMap((name) => site.vocabulary.slotOf(name) ?? []);
  return whenSo(() => sources.stateOf(slots) !== 'loading', [sources.subscribe], callback);
}

/** The sequence of this place if it runs already, since a screen was drawn of it. */
function ownBegun(portal: Portal, id: string, subject: string): BegunSequence | undefined {
  const begun = begunSequence(portal);
  return begun?.id === id && begun.subject === subject ? begun : undefined;
}

/** Runs a sequence while it is shown, and keeps its state and the address in step. */
export function useSequenceRunner({
  shown,
  sequence,
  subject,
  prepare,
}: SequencePlace): SequenceRunner | undefined {
  const portal = usePortal();
  const [runner, setRunner] = useState(() => ownBegun(portal, sequence.id, subject)?.runner);
  const { route, state: wanted } = shown;
  const first = useRef({ route, params: shown.params, wanted });

  const { id, manifest } = sequence;
  useEffect(() => {
    const stops: (() => void)[] = [];
    const hold = (stop: () => void): void => void stops.push(stop);
    const start = (): void => {
      const started =
        takeBegun(portal, id, subject) ??
        runSequence(portal, {
          id,
          subject,
          manifest,
          at: first.current,
          prepare: () => prepare(portal, manifest),
        });
      setRunner(started.runner);
      hold(started.stop);
    };
    let isLeft = false;
    hold(() => (isLeft = true));
    if (ownBegun(portal, id, subject)) start();
    else {
      // Without the code that says what is accepted, a reload in the middle would find every step incomplete.
      void portal.sources.prepare(fieldSlots(portal.site, { id, manifest })).then(() => {
        if (!isLeft) hold(whenAnswered(portal, [...firstAnswers(manifest).values()], start));
      });
    }
    return () => stops.forEach((stop) => stop());
  }, [portal, id, subject, manifest, prepare]);

  useOpenedAddress(portal, runner, wanted);
  return runner;
}

/**
 * Opens the state of the address. Back of the browser to an address that is not open any more would show what is shown
 * already (behind a result, the steps that led to it; behind a step that is given again, those that it has closed): it
 * goes on back until something else is seen.
 */
function useOpenedAddress(
  { history, navigator }: Portal,
  runner: SequenceRunner | undefined,
  wanted: string | undefined,
): void {
  const indexNow = (): number => navigator.screen().entry.index;
  const index = useSyncExternalStore(navigator.subscribe, indexNow, indexNow);
  const last = useRef(index);
  useEffect(() => {
    if (!runner) return;
    const isBack = index < last.current;
    last.current = index;
    const seen = (): string => stepBeneath(runner.sequence.manifest, runner.state());
    const before = seen();
    runner.open(wanted);
    if (isBack && index > 0 && seen() === before && !runner.isBusy()) history.go(-1);
  }, [history, runner, wanted, index]);
}
