import { durationOf } from '../../core/duration/durationOf.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { TogglePayload } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { constants, noVariant } from '../../core/site/index.ts';
import type { FactSource } from '../ports/index.ts';
import type { FactStore } from './factStore.ts';
import type { ToggleSource, ToggleState } from './toggleSource.ts';

/**
 * Publishes toggles as facts: the last answer of the service, else (after the longest wait) the declared defaults. Only
 * declared toggles count. The service gets the context facts; those of `contextIfKnown` only once something else has
 * loaded them.
 */
export function toggleFacts(site: Site, source: ToggleSource, store: Pick<FactStore, 'follow'>): FactSource {
  return ({ set, watch, fact, clock }) => {
    const { contextFacts, contextIfKnown = [], wait } = site.manifest.toggles;
    const told = [...contextFacts, ...contextIfKnown];
    const publish = (): void => {
      const snapshot = source.current();
      if (snapshot) set(factsOf(site, (name) => snapshot[name] ?? { enabled: false }));
    };
    const publishDefaults = (): void => {
      if (!source.current()) set(factsOf(site, (_, enabled) => ({ enabled })));
    };
    const ask = (): void => source.use(contextOf(told, fact));
    const stops = [
      source.subscribe(publish),
      watch(contextFacts, ask),
      store.follow(
        contextIfKnown.flatMap((name) => site.vocabulary.slotOf(name) ?? []),
        ask,
      ),
      clock.after(durationOf(site.manifests, wait) ?? 0, publishDefaults),
    ];
    publish();
    ask();
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function factsOf(
  site: Site,
  stateOf: (name: string, byDefault: boolean) => ToggleState,
): Record<string, AtomValue> {
  const facts: Record<string, AtomValue> = {};
  for (const [name, toggle] of Object.entries(site.manifests.toggle)) {
    const { enabled, variant } = stateOf(name, toggle.default);
    facts[`toggle:${name}`] = enabled;
    if (toggle.variants) facts[`variant:${name}`] = (enabled ? variant : undefined) ?? noVariant;
  }
  for (const [name, { value, payload: from }] of constants(site.manifests)) {
    if (!from || typeof value !== 'number') continue;
    const { enabled, payload } = stateOf(from.toggle, false);
    const said = enabled ? ownValue(payload ?? {}, from.field) : undefined;
    facts[`constant.${name}`] = isWithin(said, from) ? said : value;
  }
  return facts;
}

function isWithin(value: unknown, { minimum, maximum }: TogglePayload): value is number {
  return Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

function contextOf(
  names: readonly string[],
  fact: (name: string) => AtomValue | undefined,
): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = fact(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(known);
}
