import { wordsOfValues, type LinkContext, type PackVocabulary } from '../../../../engine/verify/index.ts';

/** Every name of a kind in a portal, as an argument of `portal rename`. */
export function namesOf({ manifests, locales }: LinkContext, kind: string): string[] {
  if (kind === 'route' || kind === 'toggle') return Object.keys(manifests[kind]);
  if (kind === 'fact')
    return Object.entries(manifests.facts).flatMap(([group, { facts }]) =>
      Object.keys(facts).map((name) => `${group}.${name}`),
    );
  if (kind === 'data')
    return Object.entries(manifests.sequence).flatMap(([id, { data }]) =>
      Object.keys(data).map((name) => `${id}/${name}`),
    );
  if (kind === 'step') {
    // In decisions a step cannot be told from a route, a page or a banner of its name.
    const { sequence, route, page, banner } = manifests;
    const others = { ...route, ...page, ...banner };
    return Object.entries(sequence).flatMap(([id, { steps }]) =>
      Object.keys(steps).flatMap((step) => (Object.hasOwn(others, step) ? [] : [`${id}/${step}`])),
    );
  }
  const namedByValues = new Set(wordsOfValues(manifests).map(({ key }) => key));
  return Object.entries(locales['en'] ?? {})
    .flatMap(([namespace, sentences]) => [
      ...new Set(
        Object.keys(sentences).map((key) => `${namespace}:${key.replace(/_(one|two|few|many|other)$/, '')}`),
      ),
    ])
    .filter((key) => !namedByValues.has(key));
}

/** The new name; `state`: names that change in decisions, if these differ from the renamed name itself. */
export function newName(kind: string, from: string): { to: string; state?: ReadonlyMap<string, string> } {
  if (kind === 'step')
    return { to: 'renamed-step', state: new Map([[from.split('/')[1] ?? '', 'renamed-step']]) };
  if (kind === 'data') return { to: 'renamedAnswer' };
  return { to: kind === 'fact' || kind === 'copy' ? `${from}Renamed` : `${from}-renamed` };
}

/** The facts of data, before and after. */
export function factsOf(from: string, to: string): [string, string] {
  const [sequence, name] = from.split('/');
  return [`${sequence}.${name}`, `${sequence}.${to}`];
}

/** Registers the packs under renamed facts, which people would do by hand. `names`: old fact -> new fact. */
export function packsAfter(packs: PackVocabulary, names: ReadonlyMap<string, string>): PackVocabulary {
  const now = (name: string): string => names.get(name) ?? name;
  const derivations = Object.entries(packs.derivations).map(([fact, inputs]) => [now(fact), inputs] as const);
  const { named } = packs;
  return {
    ...packs,
    derivations: Object.fromEntries(derivations),
    ...(named && { named: new Set([...named].map(now)) }),
  };
}
