import { durationOf } from '../../core/duration/durationOf.ts';
import { decideSpinner, type NavigationMoment } from '../../core/spinner/decideSpinner.ts';
import type { Site } from '../../core/site/index.ts';
import type { Clock } from '../ports/index.ts';

/** Follows a navigation for the shell's spinner. */
export interface Spinner {
  /** A navigation begins; one that has not ended is given up. */
  setOut(route: string): void;
  /** The page is there, or it failed. */
  arrive(route: string, failed: boolean): void;
  /** Whether a navigation has begun that has not ended. */
  isUnderway(): boolean;
}

/** Creates the follower; `set` shows and clears the spinner. That of a section goes at the latest after the site's limit. */
export function createSpinner(site: Site, clock: Clock, set: (shows: boolean) => void): Spinner {
  let underway: string | undefined;
  let forget: (() => void) | undefined;

  function spin(moment: NavigationMoment, route: string): void {
    const next = decideSpinner(site, moment, route);
    if (next !== 'leave') set(next === 'show');
    forget?.();
    const { sectionWait } = site.manifest;
    const longest = sectionWait === undefined ? undefined : durationOf(site.manifests, sectionWait);
    forget =
      next === 'leave' && moment !== 'start' && longest !== undefined
        ? clock.after(longest, () => set(false))
        : undefined;
  }

  return {
    setOut(route) {
      if (underway === route) return;
      if (underway !== undefined) spin('cancel', underway);
      underway = route;
      spin('start', route);
    },
    arrive(route, failed) {
      underway = undefined;
      spin(failed ? 'error' : 'end', route);
    },
    isUnderway: () => underway !== undefined,
  };
}
