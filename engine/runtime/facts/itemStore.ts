import type { AtomValue, Assignment } from '../../core/fact/index.ts';
import type { FactStore } from './factStore.ts';

/**
 * The facts where one thing is looked at: the facts of its record are its fields, and a field that it does not have is
 * absent, whatever the outer store has.
 *
 * @param fields full name -> value, of every field of the record
 */
export function itemStore(
  store: FactStore,
  fields: Readonly<Record<string, AtomValue | undefined>>,
): FactStore {
  const own = Object.entries(fields).map(
    ([name, value]) => [store.vocabulary.slotOf(name) ?? -1, value] as const,
  );
  let seen: { assignment: Assignment; with: Assignment } | undefined;
  const assignment = (): Assignment => {
    const outer = store.assignment();
    if (seen?.assignment !== outer) {
      // A layer over the outer facts, not a copy: a thousand rows would be a thousand copies of six hundred facts, and a
      // prerenderer that notes which facts are read would note all.
      const inner = Object.create(outer) as (AtomValue | undefined)[];
      for (const [slot, value] of own) inner[slot] = value;
      seen = { assignment: outer, with: inner };
    }
    return seen.with;
  };
  return { ...store, assignment, read: (name) => assignment()[store.vocabulary.slotOf(name) ?? -1] };
}
