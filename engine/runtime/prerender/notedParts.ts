import type { AtomValue, Assignment } from '../../core/fact/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { CopyStore } from '../copy/index.ts';
import type { FactStore, ScopedFacts } from '../facts/index.ts';
import { componentKey } from '../view/index.ts';
import type { Loads, Parts } from '../release/index.ts';
import type { Portal } from '../portal/index.ts';
import type { Ports, Registry } from '../ports/index.ts';
import type { NotedScope, Notes } from './notes.ts';

/** A fact store with the set facts that notes which ones are read. Nothing provides facts unless it `listens`. */
export function notedStore(store: FactStore, { facts }: Pick<Notes, 'facts'>, listens = false): FactStore {
  const { atoms } = store.vocabulary;
  const note = (name: string, value: AtomValue | undefined): void => void facts.set(name, value);
  const notedOf = (of: Assignment): Assignment =>
    new Proxy(of, {
      get(assignment, key) {
        const slot = typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : undefined;
        const atom = slot === undefined ? undefined : atoms[slot];
        if (atom && atom.fixed === undefined) note(atom.name, assignment[Number(slot)]);
        return Reflect.get(assignment, key) as Assignment[number];
      },
    });
  // The same object while nothing changes, so that decisions about it are not repeated.
  let noted: { assignment: Assignment; proxy: Assignment } | undefined;
  return {
    ...store,
    assignment() {
      const assignment = store.assignment();
      if (noted?.assignment !== assignment) noted = { assignment, proxy: notedOf(assignment) };
      return noted.proxy;
    },
    read(name) {
      const value = store.read(name);
      const atom = store.vocabulary.atomOf(name);
      if (atom && atom.fixed === undefined) note(name, value);
      return value;
    },
    subscribe: listens ? store.subscribe : () => () => undefined,
  };
}

/** Facts about single things; notes which facts are read of which thing. */
export function notedScopes({ scopedFacts, site }: Portal, notes: Notes): ScopedFacts {
  return {
    ...scopedFacts,
    of(record, item) {
      const facts = scopedFacts.of(record, item);
      const key = item[manifestOf(site.manifests, 'record', record)?.key ?? ''];
      if (!facts || key === undefined) return facts;
      const name = JSON.stringify([record, key]);
      const scope = notes.scopes.get(name) ?? scopeOf(record, key, facts.store);
      notes.scopes.set(name, scope);
      return { ...facts, store: scope.store };
    },
  };
}

function scopeOf(record: string, key: AtomValue, store: FactStore): NotedScope {
  const facts: NotedScope['facts'] = new Map();
  return { record, key, facts, store: notedStore(store, { facts }, true) };
}

/** Sentences; notes their namespaces. */
export function notedCopy(copy: CopyStore, notes: Notes): CopyStore {
  return {
    ...copy,
    text(key, values) {
      notes.copy.add(key.slice(0, key.indexOf(':')));
      return copy.text(key, values);
    },
  };
}

/** Packs; notes the widgets that are loaded later. */
export function notedRegistry(registry: Registry, notes: Notes): Registry {
  return {
    ...registry,
    widget(id) {
      const widget = registry.widget(id);
      if (widget && 'load' in widget) notes.widgets.add(id);
      return widget;
    },
  };
}

/** Code; notes what is loading. */
export function notedLoads(loads: Loads, notes: Notes): Loads {
  return {
    ...loads,
    once(key, start) {
      const loaded = loads.once(key, start);
      if (key.startsWith(componentKey)) notes.components.add(key);
      if (loaded instanceof Promise) notes.pending.push(loaded);
      return loaded;
    },
  };
}

function notePending<Value>(value: Value, notes: Notes): Value {
  if (value instanceof Promise) notes.pending.push(value);
  return value;
}

/** Pages and sequences; notes what is loading. */
export function notedPages(parts: Parts, notes: Notes): Parts {
  return {
    ...parts,
    page: (id) => notePending(parts.page(id), notes),
    sequence: (id) => notePending(parts.sequence(id), notes),
  };
}

/** The network; notes requests and which are pending. */
export function notedFetch(fetch: Ports['fetch'], notes: Notes): Ports['fetch'] {
  return (address, init) => {
    notes.asked.add(address);
    const answer = fetch(address, init);
    notes.pending.push(answer);
    return answer;
  };
}
