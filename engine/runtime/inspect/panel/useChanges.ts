import { useEffect, useReducer } from 'react';
import type { Portal } from '../../portal/index.ts';
import type { Inspected } from '../inspected.ts';

/** How often ages are told anew while the panel is open, in milliseconds. */
const everySecond = 1000;

/** Renders again after anything that decisions depend on has changed: once for all that changes in one go. */
export function useChanges(inspected: Inspected, portal: Portal | undefined, isOpen: boolean): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        again();
      });
    };
    const stops = [
      inspected.subscribe(soon),
      portal?.navigator.subscribe(soon),
      portal?.dismissals.subscribe(soon),
      portal?.dialogs.subscribe(soon),
    ];
    const ticking = isOpen ? setInterval(again, everySecond) : undefined;
    return () => {
      for (const stop of stops) stop?.();
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [inspected, portal, isOpen]);
}
