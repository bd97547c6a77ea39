import { decideSpinner, type NavigationMoment } from '../../core/spinner/index.ts';
import type { Site } from '../../core/site/index.ts';

/** Follows the way to a route for the shell's spinner. */
export interface Spinner {
  /** A way begins; the one before, if there is still one, is given up. */
  setOut(route: string): void;
  /** The page is there, or it failed. */
  resolveNavigation(route: string, failed: boolean): void;
  /** Whether a way has begun that has not ended. */
  isUnderway(): boolean;
}

/** Creates the follower; `set` shows and clears the spinner. */
export function createSpinner(site: Site, set: (shows: boolean) => void): Spinner {
  let underway: string | undefined;

  function spin(moment: NavigationMoment, route: string): void {
    const next = decideSpinner(site, moment, route);
    if (next !== 'leave') set(next === 'show');
  }

  return {
    setOut(route) {
      if (underway === route) return;
      if (underway !== undefined) spin('cancel', underway);
      underway = route;
      spin('start', route);
    },
    resolveNavigation(route, failed) {
      underway = undefined;
      spin(failed ? 'error' : 'end', route);
    },
    isUnderway: () => underway !== undefined,
  };
}
