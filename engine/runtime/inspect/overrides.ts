import type { AtomValue } from '../../core/fact/index.ts';
import { isRecord, jsonOf } from '../../core/json/index.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** Name of a fact or `toggle:<name>` -> the value that counts instead of what its source says. */
export type OverriddenValues = Readonly<Record<string, AtomValue>>;

/** What a developer has set, kept for the tab until it is taken back. */
export interface Overrides {
  values(): OverriddenValues;
  /** Undefined takes one back. */
  set(name: string, value: AtomValue | undefined): void;
  clear(): void;
}

/** Key of the tab's storage. */
export const overridesKey = 'portal.overrides';

/**
 * Reads what the tab has kept. What cannot be read counts as nothing.
 *
 * @param changed called after each change
 */
export function createOverrides(tabStorage: KeyValueStorage, changed: () => void): Overrides {
  let values = stored(tabStorage.get(overridesKey));

  function keep(next: OverriddenValues): void {
    values = next;
    if (Object.keys(next).length === 0) tabStorage.remove(overridesKey);
    else tabStorage.set(overridesKey, JSON.stringify(next));
    changed();
  }

  return {
    values: () => values,
    set(name, value) {
      const others = Object.entries(values).filter(([each]) => each !== name);
      keep(Object.fromEntries(value === undefined ? others : [...others, [name, value]]));
    },
    clear: () => keep({}),
  };
}

function stored(text: string | undefined): OverriddenValues {
  const value = jsonOf(text);
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, AtomValue] =>
      ['boolean', 'string', 'number'].includes(typeof entry[1]),
    ),
  );
}
