import { manifestOf } from '../../core/manifest/index.ts';
import type { NavigationResult } from '../../core/navigation/index.ts';
import type { Site } from '../../core/site/index.ts';
import { waitForFacts, type FactSources, type FactStore } from '../facts/index.ts';
import type { Ports } from '../ports/index.ts';

/** Watches the facts that the guards of one route ask. At most one watch runs at a time. */
export interface GuardWatch {
  /**
   * Calls back when one of these facts changes; the wait `isOver` when one of the guard that waits has failed, or it takes
   * too long, counted from the first wait for this route. Failed sources are started again.
   */
  wait(awaited: Awaited, again: (isOver: boolean) => void): void;
  /**
   * Calls `again` when a fact changes that the guards of the shown route ask; while navigation is blocked, afterwards. A
   * session that ends while something is being sent leads to the sign-in after that. Without a route none is asked.
   */
  keep(route: string | undefined, again: () => void): void;
  stop(): void;
}

/** A guard that waits, and for how long at most. */
export type Awaited = Omit<Extract<NavigationResult, { kind: 'wait' }>, 'kind'>;

export interface GuardWatchOptions {
  site: Site;
  store: FactStore;
  sources: FactSources;
  ports: Ports;
  /** Calls back as soon as navigation is not blocked: not while something that was sent is on its way. */
  whenFree(callback: () => void): () => void;
}

/** Creates the watch; nothing runs yet. */
export function createGuardWatch({ site, store, sources, ports, whenFree }: GuardWatchOptions): GuardWatch {
  const { clock } = ports;
  let stops: (() => void)[] = [];
  let waiting: { route: string; since: number } | undefined;
  const stop = (): void => {
    for (const each of stops.splice(0)) each();
  };
  return {
    stop,
    wait({ route, guard, milliseconds }, again) {
      stop();
      const slots = routeSlots(site, route);
      if (waiting?.route !== route) {
        waiting = { route, since: clock.now() };
        sources.retry(slots);
      }
      const left = waiting.since + milliseconds - clock.now();
      const wait = new AbortController();
      stops = [() => wait.abort()];
      const awaited = { slots, decisive: guardSlots(site, guard), milliseconds: left };
      waitForFacts({ store, sources, clock }, awaited, wait.signal, again);
    },
    keep(route, again) {
      stop();
      waiting = undefined;
      let stopHeld: (() => void) | undefined;
      const changed = (): void => {
        stopHeld?.();
        stopHeld = whenFree(again);
      };
      let isOver = false;
      stops = [
        () => {
          isOver = true;
          stopHeld?.();
        },
      ];
      // What a source says that may not be asked is there at once: then another watch has begun before this one has.
      const unfollow = store.subscribe(routeSlots(site, route), changed);
      if (isOver) unfollow();
      else stops.push(unfollow);
    },
  };
}

/** Slots of everything that the guards of a route ask. */
function routeSlots(site: Site, route: string | undefined): readonly number[] {
  const guards = (route === undefined ? undefined : manifestOf(site.manifests, 'route', route))?.guards ?? [];
  return [...new Set(guards.flatMap((id) => guardSlots(site, id)))];
}

function guardSlots(site: Site, id: string): readonly number[] {
  const guard = manifestOf(site.manifests, 'guard', id);
  const conditions = guard ? [guard.allow, ...guard.otherwise.map(({ when }) => when)] : [];
  return conditions.flatMap((condition) => site.conditions.slotsOf(condition));
}
