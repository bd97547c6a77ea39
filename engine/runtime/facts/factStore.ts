import {
  valueIn,
  type AtomValue,
  type Assignment,
  type Derivations,
  type Vocabulary,
} from '../../core/fact/index.ts';
import { createDerivationGraph } from './derivationGraph.ts';
import type { Report } from '../ports/index.ts';

/** The known facts, with subscriptions to their changes. */
export interface FactStore {
  readonly vocabulary: Vocabulary;
  /** An immutable snapshot: a new one after each change. */
  assignment(): Assignment;
  read(name: string): AtomValue | undefined;
  /** Publishes values by full name. A value outside of its fact's domain counts as unknown, and is reported. */
  set(values: Readonly<Record<string, AtomValue | undefined>>): void;
  /** Calls back after one of the slots has changed. Starts their sources first. */
  subscribe(slots: readonly number[], listener: () => void): () => void;
  /** The same without starting any source. */
  follow(slots: readonly number[], listener: () => void): () => void;
  /** Adds the functions of derived facts. */
  derive(derivations: Derivations): void;
  /** Whether the function of a derived fact throws at what is known now: subscribers would wait for ever. */
  hasThrown(slot: number): boolean;
  /** Sets the callback that starts the sources of slots to which somebody subscribes. There is one. */
  onDemand(provide: (slots: readonly number[]) => void): void;
  /** The assignment with other values: derived facts are computed anew. Publishes nothing. */
  suppose(values: Readonly<Record<string, AtomValue | undefined>>): Assignment;
  /** Keeps what is known now for `asDrawn`: so a screen was drawn that came with the page. */
  keepDrawn(): void;
  /** Reads with the facts with which the screen was drawn; with the present ones if none came with the page. */
  asDrawn<Value>(read: () => Value): Value;
}

export interface FactStoreOptions {
  vocabulary: Vocabulary;
  report(report: Report): void;
}

/** Creates the store of one vocabulary. Constants are known from the start. */
export function createFactStore({ vocabulary, report }: FactStoreOptions): FactStore {
  const listeners = new Map<number, Set<() => void>>();
  const graph = createDerivationGraph(vocabulary, report);
  let demand: ((slots: readonly number[]) => void) | undefined;
  let assignment: Assignment = vocabulary.atoms.map(({ fixed }) => fixed);
  let drawn: Assignment | undefined;

  function publish(next: Assignment, changed: ReadonlySet<number>): void {
    assignment = next;
    const called = new Map<() => void, number>();
    for (const slot of changed) for (const listener of listeners.get(slot) ?? []) called.set(listener, slot);
    // One that another has stopped meanwhile is not called any more: it would act for a page that is gone.
    for (const [listener, slot] of called) if (listeners.get(slot)?.has(listener)) listener();
  }

  function follow(slots: readonly number[], listener: () => void): () => void {
    for (const slot of slots) {
      const set = listeners.get(slot) ?? new Set();
      listeners.set(slot, set.add(listener));
    }
    return () => {
      for (const slot of slots) listeners.get(slot)?.delete(listener);
    };
  }

  function admit(
    name: string,
    value: AtomValue | undefined,
  ): readonly [number | undefined, AtomValue | undefined] {
    const slot = vocabulary.slotOf(name);
    const atom = slot === undefined ? undefined : vocabulary.atoms[slot];
    if (!atom) return [undefined, undefined];
    const held = value === undefined ? undefined : valueIn(atom.domain, value);
    if (value === undefined || held !== undefined) return [slot, held];
    report({ what: 'fact-outside-domain', detail: { name, ...(atom.personal ? {} : { value }) } });
    return [slot, undefined];
  }

  return {
    vocabulary,
    assignment: () => assignment,
    read: (name) => assignment[vocabulary.slotOf(name) ?? -1],
    set(values) {
      const admitted = Object.entries(values).map(([name, value]) => admit(name, value));
      const { next, changed } = withValues(assignment, admitted);
      if (changed.size > 0) publish(next, graph.recompute(next, changed));
    },
    subscribe(slots, listener) {
      const stop = follow(slots, listener);
      demand?.(slots);
      return stop;
    },
    follow,
    derive(derivations) {
      const added = graph.add(derivations);
      const next = [...assignment];
      const changed = graph.recompute(next, added);
      if (changed.size > 0) publish(next, changed);
    },
    hasThrown: graph.hasThrown,
    onDemand(provide) {
      demand = provide;
    },
    suppose(values) {
      const given = Object.entries(values).map(([name, value]) => [vocabulary.slotOf(name), value] as const);
      const { next, changed } = withValues(assignment, given);
      graph.recompute(next, changed, true);
      return next;
    },
    keepDrawn() {
      drawn = assignment;
    },
    asDrawn(read) {
      const present = assignment;
      assignment = drawn ?? present;
      try {
        return read();
      } finally {
        assignment = present;
      }
    },
  };
}

/** The assignment with other values, and the slots that differ. Names that are no facts have no slot. */
function withValues(
  assignment: Assignment,
  values: readonly (readonly [number | undefined, AtomValue | undefined])[],
): { next: (AtomValue | undefined)[]; changed: ReadonlySet<number> } {
  const next = [...assignment];
  const changed = new Set<number>();
  for (const [slot, value] of values) {
    if (slot === undefined || next[slot] === value) continue;
    next[slot] = value;
    changed.add(slot);
  }
  return { next, changed };
}
