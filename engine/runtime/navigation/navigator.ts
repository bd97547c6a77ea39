import { createStore } from 'zustand/vanilla';
import { wellKnown } from '../../core/fact/index.ts';
import type { Shown } from '../../core/navigation/index.ts';
import type { Tracked } from '../../core/analytics/index.ts';
import type { History, HistoryEntry } from './history.ts';
import { followToEnd, type Followed } from './followToEnd.ts';
import { createGuardWatch, type GuardWatchOptions } from './guardWatch.ts';
import { keepLastPage } from './lastPage.ts';
import { createSpinner } from './spinner.ts';

/** What is on the screen: a route, or the wait for facts that its guards need. */
export interface Screen {
  /** Undefined until the first route is shown. */
  shown: Shown | undefined;
  /** The route that is waited for, while none has been shown: the frame can be as it will be. */
  awaited?: string;
  /** True while it is being decided where an address leads. */
  deciding: boolean;
  /** An entry of the error catalogue that explains why the customer was led here. */
  error: string | undefined;
  /** The shell's spinner shows. */
  spinner: boolean;
  /**
   * Counts arrivals, so that focus and scroll follow each one but the first, and nothing else. The first is that at the
   * address with which the portal was opened, also when the customer leaves it before it shows anything.
   */
  arrivals: number;
  /** The entry of the history that is shown; while nothing is, the one that the portal was opened with. */
  entry: HistoryEntry;
}

/** Leads from addresses to screens: through guards and redirects, again when what guards know changes. */
export interface Navigator {
  screen(): Screen;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of this portal. */
  go(address: string, options?: { replace?: boolean | undefined; state?: unknown }): void;
  dismissError(): void;
  /** Shows an entry of the error catalogue over the present page. */
  showError(error: string): void;
  /** A section that clears the spinner itself is ready, or has failed. */
  sectionReady(): void;
  /** Begins with the present address. Returns how to stop. */
  start(): () => void;
}

/** What the navigator needs. */
export interface NavigatorOptions extends GuardWatchOptions {
  history: History;
  /** Never rejects: where a language cannot be had, the present one stays. */
  switchLanguage(language: string): Promise<void>;
  /** Called with the route that is waited for, so that what it shows can be loaded meanwhile. */
  prepare(route: string): void;
  /** Opens a dialog that a guard names. */
  open(dialog: string): void;
  /** Told of each address that was decided about, and of each arrival. */
  track?(event: Tracked): void;
}

const atFirst: Omit<Screen, 'entry'> = {
  shown: undefined,
  deciding: true,
  error: undefined,
  spinner: true,
  arrivals: 0,
};

/** Creates the navigator. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { site, store, history, ports, track } = options;
  const screen = createStore<Screen>(() => ({ ...atFirst, entry: history.current() }));
  const watch = createGuardWatch(options);

  let decisions = 0;

  const spinner = createSpinner(site, ports.clock, (shows) => screen.setState({ spinner: shows }));

  /** `moved`: the customer went somewhere; otherwise only what is known has changed. */
  function decide(moved: boolean, waited = false): void {
    watch.stop();
    const own = (decisions += 1);
    const { path, query } = history.current();
    const asked = path + query;
    const { arrival, address, error, circle, open } = followToEnd(site, store.assignment(), asked, waited);
    const isElsewhere = address !== asked;
    if (isElsewhere || isNews(arrival.kind, moved)) track?.({ kind: 'decided', address: asked, waited });
    if (open !== undefined) options.open(open);
    if (circle) ports.report({ what: 'redirect-circle', detail: { path } });
    else if (isElsewhere) history.replace(address);
    if (arrival.kind === 'show') {
      const arrives = moved || isElsewhere;
      if (arrives) spinner.setOut(arrival.route);
      show(arrival, arrives, error);
      if (arrives || spinner.isUnderway()) spinner.arrive(arrival.route, circle);
    } else if (arrival.kind === 'leave') {
      ports.leave(arrival.url);
    } else if (arrival.kind === 'language') {
      void options.switchLanguage(arrival.language).then(() => {
        // The customer may have gone on meanwhile.
        if (own !== decisions) return;
        history.replace(arrival.address);
        decide(true);
      });
    } else {
      if (moved) {
        spinner.setOut(arrival.route);
        screen.setState({ deciding: true, awaited: arrival.route });
      }
      options.prepare(arrival.route);
      watch.wait(arrival.route, arrival.milliseconds, {
        again: () => decide(moved),
        giveUp: () => decide(moved, true),
      });
    }
  }

  function show(shown: Shown, moved: boolean, error: string | undefined): void {
    tellPlace(options, shown);
    if (moved) track?.(arrivalAt(shown, screen.getState().shown));
    screen.setState(({ arrivals, error: before }) => ({
      shown,
      deciding: false,
      entry: history.current(),
      arrivals: moved ? arrivals + 1 : arrivals,
      error: moved ? error : before,
    }));
    watch.keep(shown.route, () => decide(false, true));
  }

  function goOn(): void {
    screen.setState(({ arrivals }) => ({ arrivals: Math.max(arrivals, 1) }));
    decide(true);
  }

  return {
    screen: screen.getState,
    subscribe: (listener) => screen.subscribe(listener),
    go(address, { replace = false, state } = {}) {
      history[replace ? 'replace' : 'push'](address, state);
      goOn();
    },
    showError: (error) => screen.setState({ error }),
    dismissError: () => screen.setState({ error: undefined }),
    sectionReady: () => screen.setState({ spinner: false }),
    start() {
      const stop = history.listen(goOn);
      decide(true);
      return () => {
        stop();
        watch.stop();
      };
    },
  };
}

/** Facts say what is shown; the tab knows the last page of a customer, for sequences. Signing out forgets it. */
function tellPlace({ store, history, ports }: NavigatorOptions, { route, sequence }: Shown): void {
  const entry = history.current();
  store.set({ [wellKnown.route]: route, [wellKnown.address]: entry.path + entry.query });
  const isCustomer = store.read(wellKnown.signedIn) === true;
  if (sequence === undefined && isCustomer) keepLastPage(ports.tabStorage, entry);
}

/** What is shown is told of when somebody came to it; where somebody is sent, always; and a wait decides nothing. */
function isNews(kind: Followed['arrival']['kind'], moved: boolean): boolean {
  return kind === 'show' ? moved : kind !== 'wait';
}

function arrivalAt({ route, state }: Shown, last: Shown | undefined): Tracked {
  return {
    kind: 'arrived',
    route,
    ...(state !== undefined && { state }),
    ...(last && { before: last.route }),
  };
}
