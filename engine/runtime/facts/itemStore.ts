import type { AtomValue, Assignment } from '../../core/fact/index.ts';
import type { FactStore } from './factStore.ts';

/**
 * The facts as they are where one thing is looked at: those of its record are its fields, whatever they are elsewhere. What
 * the thing does not have is not looked for anywhere else.
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
      // Laid over the outer ones, not a copy of them: of a thousand rows each would be a copy of six hundred facts, and
      // whoever takes down which facts are read would take down all.
      const inner = Object.create(outer) as (AtomValue | undefined)[];
      for (const [slot, value] of own) inner[slot] = value;
      seen = { assignment: outer, with: inner };
    }
    return seen.with;
  };
  return { ...store, assignment, read: (name) => assignment()[store.vocabulary.slotOf(name) ?? -1] };
}
