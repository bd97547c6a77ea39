import type { Site } from '../../core/site/index.ts';

/** Remembers what was worked out for a site, by a name. */
export function oncePerSite<Value>(): (site: Site, name: string, make: () => Value) => Value {
  const found = new WeakMap<Site, Map<string, { value: Value }>>();
  return (site, name, make) => {
    const ofSite = found.get(site) ?? new Map<string, { value: Value }>();
    found.set(site, ofSite);
    const known = ofSite.get(name) ?? { value: make() };
    ofSite.set(name, known);
    return known.value;
  };
}
