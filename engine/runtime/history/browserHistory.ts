import type { EntryState, History } from './history.ts';

/**
 * The browser's own history. Entries remember the address before them, so that a reload still knows whether there
 * is a way back inside the portal.
 */
export function browserHistory(view: Window = window): History {
  const { history, location } = view;
  const address = (): string => location.pathname + location.search;
  const state = (): EntryState => (isEntryState(history.state) ? history.state : {});
  return {
    current: () => ({ path: location.pathname, query: location.search }),
    previous: () => state().previous,
    push: (to) => history.pushState({ previous: address() } satisfies EntryState, '', to),
    replace: (to) => history.replaceState(state(), '', to),
    back: () => history.back(),
    listen(listener) {
      // Every arrival starts at the top, those by Back and Forward too (SH-NAV-003).
      history.scrollRestoration = 'manual';
      view.addEventListener('popstate', listener);
      return () => view.removeEventListener('popstate', listener);
    },
  };
}

function isEntryState(value: unknown): value is EntryState {
  return (
    typeof value === 'object' &&
    value !== null &&
    (!('previous' in value) || typeof value.previous === 'string')
  );
}
