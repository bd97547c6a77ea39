import { createContext, useContext, useEffect, useState } from 'react';
import { usePortal } from '../../portal/index.ts';
import { useScreen } from '../hook/useScreen.ts';

/** Counts what still waits on a page: code, copy, or facts. */
export interface Readiness {
  /** Something waits. Returns how to say that it does no more. */
  begin(): () => void;
}

export const ReadinessContext = createContext<Readiness | undefined>(undefined);

/** Says for as long as its component stands that something of the page is waited for. */
export function useWaits(): void {
  const readiness = useContext(ReadinessContext);
  useEffect(() => readiness?.begin(), [readiness]);
}

/** Clears the spinner of a section once nothing on its page waits any more, at each arrival. */
export function useReadiness(): Readiness {
  const { navigator } = usePortal();
  const { arrivals } = useScreen();
  const [{ readiness, look }] = useState(() => createReadiness(() => navigator.sectionReady()));
  useEffect(look, [look, arrivals]);
  return readiness;
}

function createReadiness(ready: () => void): { readiness: Readiness; look: () => void } {
  let waiting = 0;
  // What stands in the place of what waited may wait itself: it says so in the same commit.
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
