import {
  derive,
  isInDomain,
  type AtomValue,
  type Derivation,
  type Derivations,
  type Vocabulary,
} from '../../core/fact/index.ts';
import { isRecord, jsonOf } from '../../core/json/index.ts';
import type { PortalHost } from '../boot/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { KeyValueStorage, Report } from '../ports/index.ts';
import type { LoadedPointer } from '../release/index.ts';

/** Facts with a layer above their sources, which remembers when each was said. */
export interface InspectedStore extends FactStore {
  /** Makes the present overrides count, and those no longer that were taken back. */
  apply(): void;
  /** What counts instead of what the sources say; only what this release knows. */
  overridden(): OverriddenValues;
  /** What the sources say of an overridden fact, or what it is derived to. */
  underneath(name: string): AtomValue | undefined;
  /** When its source last said something, in milliseconds since the epoch. */
  saidAt(name: string): number | undefined;
}

/** What the layer needs. */
interface InspectedStoreOptions {
  overrides(): OverriddenValues;
  now(): number;
  /** Called after anything was published. */
  changed(): void;
}

/** Puts the layer over a store. Facts that are derived from an overridden one follow it. */
export function inspectStore(
  inner: FactStore,
  { overrides, now, changed }: InspectedStoreOptions,
): InspectedStore {
  const { vocabulary } = inner;
  const said = new Map<string, number>();
  const sources = new Map<string, AtomValue | undefined>();
  const derivations = new Map<string, Derivation>();
  let applied: OverriddenValues = {};
  const isOverridden = (name: string): boolean => Object.hasOwn(applied, name);

  function underneath(name: string): AtomValue | undefined {
    const derivation = derivations.get(name);
    const atom = vocabulary.atomOf(name);
    if (derivation && atom) return derive(atom, derivation, inner.read);
    return isOverridden(name) ? sources.get(name) : inner.read(name);
  }

  function apply(): void {
    const before = applied;
    const next = known(vocabulary, overrides());
    for (const name of Object.keys(next))
      if (!Object.hasOwn(before, name)) sources.set(name, inner.read(name));
    applied = next;
    const back = Object.keys(before).filter((name) => !isOverridden(name));
    const restored = back.map((name) => [name, derivations.has(name) ? underneath(name) : sources.get(name)]);
    inner.set({ ...(Object.fromEntries(restored) as OverriddenValues), ...next });
    changed();
  }

  const store: InspectedStore = {
    ...inner,
    set(values) {
      const passed: Record<string, AtomValue | undefined> = {};
      for (const [name, value] of Object.entries(values)) {
        said.set(name, now());
        if (isOverridden(name)) sources.set(name, value);
        else passed[name] = value;
      }
      inner.set(passed);
      changed();
    },
    derive(given) {
      for (const [name, derivation] of Object.entries(given)) derivations.set(name, derivation);
      inner.derive(layered(given, (name) => applied[name]));
      changed();
    },
    apply,
    overridden: () => applied,
    underneath,
    saidAt: (name) => said.get(name),
  };
  apply();
  return store;
}

/** Another release may not have the fact any more, or not the value. */
function known(vocabulary: Vocabulary, values: OverriddenValues): OverriddenValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const atom = vocabulary.atomOf(name);
      return atom !== undefined && isInDomain(atom.domain, value);
    }),
  );
}

function layered(derivations: Derivations, override: (name: string) => AtomValue | undefined): Derivations {
  return Object.fromEntries(
    Object.entries(derivations).map(([name, { inputs, compute }]) => [
      name,
      { inputs, compute: (...values) => override(name) ?? compute(...values) },
    ]),
  );
}

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

/** What the panel works with. */
export interface Inspected {
  readonly host: PortalHost;
  readonly overrides: Overrides;
  readonly release: AskedRelease;
  storeOf(store: FactStore): InspectedStore | undefined;
  reports(): readonly Report[];
  /** Calls back after something has changed that decisions depend on. */
  subscribe(listener: () => void): () => void;
}

/** What decides which release this browser gets. */
interface AskedRelease {
  /** What the pointer says now. Rejects when that cannot be had. */
  ask(): Promise<LoadedPointer>;
  /** In which of a hundred buckets this browser is; undefined where it keeps none. */
  readonly bucket: number | undefined;
}
