import type { AtomValue, Site } from '../../../engine/build.ts';
import type { Pack } from '../../../engine/index.ts';

type Known = Readonly<Record<string, AtomValue>>;

/** Adds the facts that follow from those that are known. `given` are not computed: somebody has said what they are. */
export async function withDerivedFacts(
  packs: readonly Pack[],
  { vocabulary }: Pick<Site, 'vocabulary'>,
  known: Known,
  given: Known,
): Promise<Known> {
  const loaders = packs.flatMap(({ derivations = {} }) => Object.values(derivations));
  const groups = await Promise.all(loaders.map((load) => load()));
  const derivations = groups.flatMap((group) => Object.entries(group));
  const fixed = new Map(vocabulary.atoms.map((atom) => [atom.name, atom.fixed]));
  let facts: Record<string, AtomValue> = { ...known, ...given };
  // What is derived from what is derived follows in a later round; there is no circle, so there are not many.
  for (let round = 0; round < derivations.length; round += 1) {
    const before = JSON.stringify(facts);
    for (const [fact, { from, compute }] of derivations) {
      const value = compute(...from.map((input) => facts[input] ?? fixed.get(input)));
      if (value !== undefined) facts = { ...facts, [fact]: value, ...given };
    }
    if (JSON.stringify(facts) === before) break;
  }
  return facts;
}
