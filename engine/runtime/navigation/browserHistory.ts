import { NavigationType } from 'react-router';
import { newKey, type History, type HistoryEntry } from './history.ts';

/** The key of an entry from before the portal. */
const firstKey = 'default';

/** The browser's own history. */
export function browserHistory(view: Window = window): History {
  const { history, location } = view;
  let action = NavigationType.Pop;
  /** By the key of an entry: the address of the one before. */
  const before = new Map<string, string | undefined>();
  return {
    current() {
      const { pathname: path, search: query, hash } = location;
      const kept = keptIn(history.state);
      return { path, query, hash, ...kept, action, before: before.get(kept.key) };
    },
    push(to, state) {
      const key = newKey();
      before.set(key, location.pathname + location.search);
      const index = keptIn(history.state).index + 1;
      history.pushState({ key, state, index }, '', to);
      action = NavigationType.Push;
    },
    replace(to, state) {
      const key = newKey();
      const { key: replaced, index } = keptIn(history.state);
      before.set(key, before.get(replaced));
      history.replaceState({ key, state, index }, '', to);
      action = NavigationType.Replace;
    },
    go: (delta) => history.go(delta),
    listen(listener) {
      // The engine restores the scroll position: the browser would do it before the page is there.
      history.scrollRestoration = 'manual';
      const heard = (): void => {
        action = NavigationType.Pop;
        listener();
      };
      view.addEventListener('popstate', heard);
      return () => view.removeEventListener('popstate', heard);
    },
  };
}

/** Other code, such as an earlier version of the portal, writes states of another shape. */
function keptIn(value: unknown): Pick<HistoryEntry, 'key' | 'state' | 'index'> {
  if (typeof value !== 'object' || value === null || !('key' in value)) return { key: firstKey, index: 0 };
  const { key, state, index } = value as { key: unknown; state?: unknown; index?: unknown };
  if (typeof key !== 'string') return { key: firstKey, index: 0 };
  return { key, state, index: typeof index === 'number' ? index : 0 };
}
