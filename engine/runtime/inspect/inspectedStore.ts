import { isInDomain, type AtomValue, type Vocabulary } from '../../core/fact/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { Derivation } from '../ports/index.ts';
import type { OverriddenValues } from './overrides.ts';

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
export interface InspectedStoreOptions {
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
    if (derivation) return derivation.compute(...derivation.from.map(inner.read));
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

function layered(
  derivations: Readonly<Record<string, Derivation>>,
  override: (name: string) => AtomValue | undefined,
): Record<string, Derivation> {
  return Object.fromEntries(
    Object.entries(derivations).map(([name, { from, compute }]) => [
      name,
      { from, compute: (...values) => override(name) ?? compute(...values) },
    ]),
  );
}
