import { createStore } from 'zustand/vanilla';
import { wellKnown } from '../../core/fact/index.ts';
import { asksGuards, type Shown } from '../../core/navigation/index.ts';
import type { Tracked } from '../../core/analytics/index.ts';
import type { History, HistoryEntry } from './history.ts';
import { followToEnd, type Followed } from './followToEnd.ts';
import { createGuardWatch, type GuardWatchOptions } from './guardWatch.ts';
import { leaveFor } from './leaveFor.ts';
import { keepLastPage } from './lastPage.ts';
import { createSpinner } from './spinner.ts';

/** The content of the screen: a route, or the wait for facts that its guards need. */
export interface Screen {
  /** Undefined until the first route is shown. */
  shown: Shown | undefined;
  /** The route that is waited for while none has been shown, so that its frame can be drawn. */
  awaited?: string;
  /** True while it is being decided where an address leads. */
  deciding: boolean;
  /** An entry of the error catalogue that explains why the customer was led here. */
  error: string | undefined;
  /** The shell's spinner shows. */
  spinner: boolean;
  /**
   * Counts arrivals: focus and scroll follow each one but the first. The first is that at the address with which the
   * portal was opened, also if the customer leaves it before it shows anything.
   */
  arrivals: number;
  /** The entry of the history that is shown; while nothing is, the one that the portal was opened with. */
  entry: HistoryEntry;
}

/** How to go to an address. */
export interface GoOptions {
  /** Replaces the entry of the history instead of adding one. */
  replace?: boolean | undefined;
  /** The address follows what is shown already: nobody has arrived, and scroll position and focus stay. */
  follows?: boolean | undefined;
  state?: unknown;
}

/** Why it is decided where an address leads: the customer went there, it follows what is shown, or facts have changed. */
type Cause = 'went' | 'follows' | 'facts';

/** Leads from addresses to screens, through guards and redirects; decides again when facts of guards change. */
export interface Navigator {
  screen(): Screen;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of this portal. */
  go(address: string, options?: GoOptions): void;
  dismissError(): void;
  /** Shows an entry of the error catalogue over the present page. */
  showError(error: string): void;
  /** A section that clears the spinner itself is ready, or has failed. */
  sectionReady(): void;
  /** Begins with the present address. Returns how to stop. */
  start(): () => void;
}

export interface NavigatorOptions extends GuardWatchOptions {
  history: History;
  /** Never rejects: if a language cannot be loaded, the present one stays. */
  switchLanguage(language: string): Promise<void>;
  /** Called with the route that is waited for, so that its page is loaded meanwhile. */
  prepare(route: string): void;
  /** Opens a dialog that a guard names. */
  open(dialog: string): void;
  /** Called before the customer sets out for an address. */
  depart?(): void;
  /** Called with each address that was decided, and with each arrival. */
  track?(event: Tracked): void;
}

const atFirst: Omit<Screen, 'entry'> = {
  shown: undefined,
  deciding: true,
  error: undefined,
  spinner: true,
  arrivals: 0,
};

export function createNavigator(options: NavigatorOptions): Navigator {
  const { site, store, history, ports, track } = options;
  const screen = createStore<Screen>(() => ({ ...atFirst, entry: history.current() }));
  const watch = createGuardWatch(options);

  let decisions = 0;

  const spinner = createSpinner(site, ports.clock, (shows) => screen.setState({ spinner: shows }));

  /** @param said the error of a guard that has led here, where another one waits */
  function decide(cause: Cause, waited = false, said?: string): void {
    watch.stop();
    const own = (decisions += 1);
    const { path, query } = history.current();
    const asked = path + query;
    const followed = followToEnd(site, store.assignment(), asked, waited);
    const { result, address, error = said, circle, open } = followed;
    const isElsewhere = address !== asked;
    const arrives = cause === 'went' || isElsewhere;
    if (isElsewhere || isNews(result.kind, cause)) track?.({ kind: 'decided', address: asked, waited });
    if (open !== undefined) options.open(open);
    if (circle) ports.report({ what: 'redirect-circle', detail: { path } });
    else if (isElsewhere) history.replace(address);
    if (result.kind === 'show') {
      if (arrives) spinner.setOut(result.route);
      show(result, arrives ? 'went' : cause, error);
      if (arrives || spinner.isUnderway()) spinner.arrive(result.route, circle);
    } else if (result.kind === 'leave') {
      leaveFor(result.url, options, screen.getState, () => decide('went'));
    } else if (result.kind === 'language') {
      void options.switchLanguage(result.language).then(() => {
        // The customer may have gone on meanwhile.
        if (own !== decisions) return;
        history.replace(result.address);
        decide('went');
      });
    } else {
      if (arrives) {
        spinner.setOut(result.route);
        screen.setState({ deciding: true, awaited: result.route });
      }
      options.prepare(result.route);
      watch.wait(result, (isOver) => decide(arrives ? 'went' : cause, isOver, error));
    }
  }

  function show(shown: Shown, cause: Cause, error: string | undefined): void {
    tellPlace(options, shown);
    if (cause !== 'facts') track?.(arrivalAt(shown, screen.getState().shown));
    const arrives = cause === 'went';
    screen.setState(({ arrivals, error: before }) => ({
      shown,
      deciding: false,
      entry: history.current(),
      arrivals: arrives ? arrivals + 1 : arrivals,
      error: arrives ? error : before,
    }));
    const guarded = asksGuards(site, history.current()) ? shown.route : undefined;
    watch.keep(guarded, () => decide('facts', true));
  }

  function goOn(cause: Cause): void {
    screen.setState(({ arrivals }) => ({ arrivals: Math.max(arrivals, 1) }));
    if (cause === 'went') options.depart?.();
    decide(cause);
  }

  return {
    screen: screen.getState,
    subscribe: (listener) => screen.subscribe(listener),
    go(address, { replace = false, follows = false, state } = {}) {
      // As with a link of a browser: to where the customer is already, nothing is added that Back would have to pass.
      history[replace || address === addressIn(history.current()) ? 'replace' : 'push'](address, state);
      goOn(follows ? 'follows' : 'went');
    },
    showError: (error) => screen.setState({ error }),
    dismissError: () => screen.setState({ error: undefined }),
    sectionReady: () => screen.setState({ spinner: false }),
    start() {
      const stop = history.listen(() => goOn('went'));
      decide('went');
      return () => {
        stop();
        watch.stop();
      };
    },
  };
}

function addressIn({ path, query, hash }: HistoryEntry): string {
  return path + query + hash;
}

/** Facts say which route is shown; the tab stores the last page of a customer, for sequences. Signing out forgets it. */
function tellPlace({ store, history, ports }: NavigatorOptions, { route, sequence }: Shown): void {
  const entry = history.current();
  store.set({ [wellKnown.route]: route, [wellKnown.address]: entry.path + entry.query });
  const isCustomer = store.read(wellKnown.signedIn) === true;
  if (sequence === undefined && isCustomer) keepLastPage(ports.tabStorage, entry);
}

/** A shown page is tracked when somebody came to it; a redirect, always; a wait decides nothing. */
function isNews(kind: Followed['result']['kind'], cause: Cause): boolean {
  return kind === 'show' ? cause !== 'facts' : kind !== 'wait';
}

function arrivalAt({ route, state }: Shown, last: Shown | undefined): Tracked {
  return {
    kind: 'arrived',
    route,
    ...(state !== undefined && { state }),
    ...(last && { before: last.route }),
  };
}
