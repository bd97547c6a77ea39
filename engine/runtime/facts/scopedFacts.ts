import { inputsOf, type Vocabulary } from '../../core/fact/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import { factsOfItem, type Item } from '../../core/record/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Registry } from '../ports/index.ts';
import { createFactStore, type FactStore } from './factStore.ts';
import { itemStore } from './itemStore.ts';
import { createFactSources, type FactSources, type FactSourcesOptions } from './sources.ts';

/** Facts with their sources. */
export interface Facts {
  store: FactStore;
  sources: FactSources;
}

/** The facts at a place that is about one thing, for groups that are `about` its record. */
export interface ScopedFacts {
  /** Equal for the same thing; undefined if no group is about its record. */
  of(record: string, item: Item): Facts | undefined;
  /** Loads these groups again, for each thing that was looked at. */
  refresh(groups: readonly string[]): Promise<void>;
  stop(): void;
}

interface ScopedFactsOptions extends FactSourcesOptions {
  site: Site;
  /** The facts of the whole portal. */
  outer: Facts;
}

/** The sources of a portal, and the facts about single things. None runs yet. */
export function provideFacts(options: FactSourcesOptions & { site: Site }): {
  sources: FactSources;
  scopedFacts: ScopedFacts;
} {
  const sources = createFactSources(options);
  return {
    sources,
    scopedFacts: createScopedFacts({ ...options, outer: { store: options.store, sources } }),
  };
}

/**
 * Groups of facts that are about one thing have a source of their own for each thing that is looked at, which gets the
 * thing's fields. So facts about one thing are never taken for another's, and a source that fails for one thing leaves
 * the others as they are.
 */
function createScopedFacts(options: ScopedFactsOptions): ScopedFacts {
  const { site } = options;
  const scopes = new Map<string, Facts>();
  return {
    of(record, item) {
      const manifest = manifestOf(site.manifests, 'record', record);
      const groups = groupsAbout(site, record);
      if (!manifest || groups.length === 0) return undefined;
      const name = JSON.stringify([record, item[manifest.key]]);
      const there = scopes.get(name);
      if (there) return there;
      const scope = createScope(options, groups, factsOfItem(record, manifest, item));
      scopes.set(name, scope);
      return scope;
    },
    async refresh(groups) {
      await Promise.all([...scopes.values()].map(({ sources }) => sources.refresh(groups)));
    },
    stop() {
      for (const { sources } of scopes.values()) sources.stop();
    },
  };
}

/** The fact that says which thing is meant where none is looked at. */
export function usualKey(site: Pick<Site, 'manifests'>, record: string): string | undefined {
  const [about] = Object.entries(site.manifests.facts).flatMap(([group, manifest]) =>
    manifest.about?.record === record && manifest.about.key !== undefined
      ? [`${group}.${manifest.about.key}`]
      : [],
  );
  return about;
}

function groupsAbout({ manifests }: Site, record: string): readonly string[] {
  return Object.keys(manifests.facts).filter((group) => manifests.facts[group]?.about?.record === record);
}

function createScope(
  options: ScopedFactsOptions,
  groups: readonly string[],
  fields: ReturnType<typeof factsOfItem>,
): Facts {
  const { site, registry, outer, services } = options;
  const isOwn = (slot: number): boolean => groups.includes(site.vocabulary.atoms[slot]?.source ?? '');
  const store = scopedStore(outer, createFactStore({ ...options, ...site, report: services.report }), isOwn);
  const inside = itemStore(store, fields);
  const own = createFactSources({
    ...options,
    registry: onlyOf(registry, groups),
    own: Object.fromEntries(Object.entries(options.own).filter(([group]) => groups.includes(group))),
    store,
    services: { ...services, fact: inside.read },
  });
  return { store, sources: scopedSources(site.vocabulary, own, outer.sources, isOwn) };
}

function onlyOf(registry: Registry, groups: readonly string[]): Registry {
  return { ...registry, source: (group) => (groups.includes(group) ? registry.source(group) : undefined) };
}

/** The outer facts, overlaid with the own ones of another store and the facts derived from those. */
function scopedStore({ store: outer, sources }: Facts, held: FactStore, isOwn: IsOwn): FactStore {
  const { vocabulary } = outer;
  const names = vocabulary.atoms.flatMap(({ name, derivedFrom }, slot) =>
    isOwn(slot) && !derivedFrom ? [name] : [],
  );
  const own = () => Object.fromEntries(names.map((name) => [name, held.read(name)]));
  let provide: ((slots: readonly number[]) => void) | undefined;
  let seen: ReturnType<typeof snapshot> | undefined;
  const snapshot = () => ({
    outer: outer.assignment(),
    held: held.assignment(),
    assignment: outer.suppose(own()),
  });
  const assignment: FactStore['assignment'] = () => {
    if (seen?.outer !== outer.assignment() || seen.held !== held.assignment()) seen = snapshot();
    return seen.assignment;
  };
  return {
    ...outer,
    assignment,
    read: (name) => assignment()[vocabulary.slotOf(name) ?? -1],
    set(values) {
      const entries = Object.entries(values);
      held.set(Object.fromEntries(entries.filter(([name]) => names.includes(name))));
      outer.set(Object.fromEntries(entries.filter(([name]) => !names.includes(name))));
    },
    subscribe(slots, listener) {
      const [inner, others] = split(vocabulary, slots, isOwn);
      const stops = [held.subscribe(inner, listener), outer.subscribe(others, listener)];
      let isOver = false;
      const before = assignment();
      // Functions of derived facts are loaded once, for all: here they may change what outside they leave as it is.
      void sources.prepare(slots).then(() => {
        seen = undefined;
        if (!isOver && slots.some((slot) => assignment()[slot] !== before[slot])) listener();
      });
      provide?.(inner);
      return () => {
        isOver = true;
        stops.forEach((stop) => stop());
      };
    },
    onDemand(provides) {
      provide = provides;
    },
    suppose: (values) => outer.suppose({ ...own(), ...values }),
  };
}

function scopedSources(
  vocabulary: Vocabulary,
  own: FactSources,
  outer: FactSources,
  isOwn: IsOwn,
): FactSources {
  const parts = (slots: readonly number[]) => {
    const [inner, others] = split(vocabulary, slots, isOwn);
    return [
      { sources: own, slots: inner },
      { sources: outer, slots: others },
    ];
  };
  return {
    ...own,
    prepare: outer.prepare,
    stateOf(slots) {
      const states = parts(slots).map((part) => part.sources.stateOf(part.slots));
      return (['failed', 'loading', 'ready'] as const).find((state) => states.includes(state)) ?? 'idle';
    },
    retry: (slots) => parts(slots).forEach((part) => part.sources.retry(part.slots)),
    subscribe(listener) {
      const stops = [own.subscribe(listener), outer.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

type IsOwn = (slot: number) => boolean;

/** The slots that these follow from, or are: the own ones and the others. */
function split(vocabulary: Vocabulary, slots: readonly number[], isOwn: IsOwn): [number[], number[]] {
  const bases = new Set<number>();
  const walk = (slot: number): void => {
    const atom = vocabulary.atoms[slot];
    if (!atom?.derivedFrom) bases.add(slot);
    else inputsOf(atom).forEach((name) => walk(vocabulary.slotOf(name) ?? -1));
  };
  slots.forEach(walk);
  return [[...bases].filter(isOwn), [...bases].filter((slot) => !isOwn(slot))];
}
