import type { AtomValue } from '../../../core/fact/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { createFactSources, createFactStore } from '../../facts/index.ts';
import { createRegistry, type FactSource, type SourceServices } from '../../ports/index.ts';
import { fakePorts, fakeServices } from '../../testing/index.ts';
import { memoryHistory } from '../memoryHistory.ts';
import { createNavigator } from '../navigator.ts';

/** A navigator at an address. Each group of facts has a source that says nothing: a test answers with its services. */
export function guardedNavigator(site: Site, start: string, known: Readonly<Record<string, AtomValue>> = {}) {
  const ports = fakePorts();
  const asked: Record<string, SourceServices[]> = {};
  const own = Object.fromEntries(
    Object.keys(site.manifests.facts).map((group): [string, FactSource] => [
      group,
      (services) => {
        (asked[group] ??= []).push(services);
        return () => undefined;
      },
    ]),
  );
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  store.set(known);
  const registry = createRegistry([]);
  const sources = createFactSources({ site, registry, own, store, services: fakeServices(ports) });
  const history = memoryHistory(start);
  const navigator = createNavigator({
    site,
    store,
    sources,
    history,
    ports,
    switchLanguage: () => Promise.resolve(),
    whenFree(callback) {
      callback();
      return () => undefined;
    },
    prepare: () => undefined,
    open: () => undefined,
  });
  navigator.start();
  return { navigator, store, asked, ports, history };
}
