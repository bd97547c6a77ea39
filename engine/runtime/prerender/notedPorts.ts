import type { KeyValueStorage, Ports } from '../ports/index.ts';
import type { Notes } from './notes.ts';

/** Ports without a browser: a clock that stands still, and a network without answers. */
export function notedPorts(now: number, notes: Notes): Ports {
  const personal = (what: string) => (): never => {
    notes.personal.add(what);
    throw new Error(`A screen that is made ahead has no ${what}.`);
  };
  return {
    clock: {
      now() {
        notes.clock = true;
        return now;
      },
      after: () => () => undefined,
    },
    storage: notedStorage(notes, 'storage'),
    tabStorage: notedStorage(notes, 'tabStorage'),
    fetch(path, init) {
      // A browser preloads by GET only: any other preload is refused, and requested again.
      if ((init?.method ?? 'GET') === 'GET') notes.asked.add(path);
      return new Promise(() => undefined);
    },
    abandon: () => () => undefined,
    newId: personal('ids'),
    random: personal('chance'),
    report: () => undefined,
    leave: () => notes.personal.add('way out'),
    redirect: () => notes.personal.add('way out'),
    isOffline: () => false,
    whenBack: () => () => undefined,
    whenStoredElsewhere: () => () => undefined,
    isOpening: () => true,
    isAhead: () => false,
    whenIdle: () => undefined,
  };
}

/** An empty storage, since that of the browser is unknown. Notes the keys that are read. */
function notedStorage(notes: Notes, kind: keyof Notes['stored']): KeyValueStorage {
  return {
    get(key) {
      notes.personal.add('storage');
      notes.stored[kind].add(key);
      return undefined;
    },
    set: () => false,
    setLater: () => undefined,
    remove: () => undefined,
    clear: () => undefined,
  };
}
