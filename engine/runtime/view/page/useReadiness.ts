import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../portal/index.ts';
import type { SequenceRunner } from '../../sequence/index.ts';
import { useScreen } from '../hook/useScreen.ts';

/** Counts loading parts of a page: code, copy, or facts. */
export interface Readiness {
  /** Something is loading. Returns how to say that it has ended. */
  begin(): () => void;
}

export const ReadinessContext = createContext<Readiness | undefined>(undefined);

/**
 * Says for as long as its component stands that something of the page is waited for: what stands in the place of a widget
 * that has not loaded what it shows.
 *
 * @example
 * function Waiting() {
 *   useWaits();
 *   return <Skeleton shape="card" />;
 * }
 */
export function useWaits(): void {
  const readiness = useContext(ReadinessContext);
  useEffect(() => readiness?.begin(), [readiness]);
}

/** The same within a step; its sequence is told, too: a press that needs answers waits for the widgets that ask. */
export function useStepReadiness({ waits }: Pick<SequenceRunner, 'waits'>): Readiness {
  const page = useContext(ReadinessContext);
  return useMemo(() => {
    const begin = (): (() => void) => {
      const ends = [page?.begin(), waits()];
      return () => ends.forEach((end) => end?.());
    };
    return { begin };
  }, [page, waits]);
}

/** Clears the spinner of a section once nothing on its page waits any more, at each arrival. */
export function useReadiness(): Readiness {
  const { navigator } = usePortal();
  const arrivals = useScreen((screen) => screen.arrivals);
  const [{ readiness, look }] = useState(() => createReadiness(() => navigator.sectionReady()));
  useEffect(look, [look, arrivals]);
  return readiness;
}

function createReadiness(ready: () => void): { readiness: Readiness; look: () => void } {
  let waiting = 0;
  // The widget that replaces a loading one may itself load: it says so in the same commit.
  const look = (): void =>
    queueMicrotask(() => {
      if (waiting === 0) ready();
    });
  return {
    readiness: {
      begin() {
        waiting += 1;
        return () => {
          waiting -= 1;
          look();
        };
      },
    },
    look,
  };
}
