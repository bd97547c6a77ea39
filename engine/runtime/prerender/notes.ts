import type { AtomValue } from '../../core/fact/index.ts';
import type { FactStore } from '../facts/index.ts';

/** Everything that drawing a screen has asked of its surroundings. */
export interface Notes {
  /** Facts by full name, with what was known of them. */
  readonly facts: Map<string, AtomValue | undefined>;
  /** Things that groups of facts are about, and what was asked of each. */
  readonly scopes: Map<string, NotedScope>;
  /** Namespaces of sentences. */
  readonly copy: Set<string>;
  /** Widgets that are loaded when they are first shown. */
  readonly widgets: Set<string>;
  /** Components whose code is loaded when they are first drawn, by what it is kept under. */
  readonly components: Set<string>;
  /** Facts that differ between browsers, or that only a browser has. */
  readonly personal: Set<string>;
  /** Reported failures. */
  readonly reported: Set<string>;
  /** Keys that were read from the storage of the browser or of the tab. */
  readonly stored: { readonly storage: Set<string>; readonly tabStorage: Set<string> };
  /** Paths of the release's files that were loaded. */
  readonly files: Set<string>;
  /** Addresses with a pending answer. */
  readonly asked: Set<string>;
  /** Modules of the portal's code that are loaded when they are first needed. */
  readonly modules: Set<string>;
  /** Pending loads. */
  pending: unknown[];
  /** Whether it was asked what time it is. */
  clock: boolean;
}

/** One thing of a record, with the facts that were asked where it is looked at. */
export interface NotedScope extends Pick<Notes, 'facts'> {
  record: string;
  key: AtomValue;
  /** Notes what is read. */
  store: FactStore;
}

/** The number of notes so far: nothing new while it is the same. */
export function sizesOf({ pending, ...notes }: Notes): string {
  const { copy, widgets, components, personal, files, asked, modules } = notes;
  const met = [copy, widgets, components, personal, files, asked, modules];
  return [pending.length, ...met.map(({ size }) => size)].join(' ');
}

/** A copy of notes that later ones do not change. */
export function copyOf(notes: Notes): Notes {
  const { facts, copy, widgets, components, files, asked, modules } = notes;
  return {
    ...notes,
    facts: new Map(facts),
    copy: new Set(copy),
    widgets: new Set(widgets),
    components: new Set(components),
    files: new Set(files),
    asked: new Set(asked),
    modules: new Set(modules),
  };
}

/** Notes with nothing in them. */
export function createNotes(): Notes {
  return {
    facts: new Map(),
    scopes: new Map(),
    copy: new Set(),
    widgets: new Set(),
    components: new Set(),
    personal: new Set(),
    reported: new Set(),
    stored: { storage: new Set(), tabStorage: new Set() },
    files: new Set(),
    asked: new Set(),
    modules: new Set(),
    pending: [],
    clock: false,
  };
}
