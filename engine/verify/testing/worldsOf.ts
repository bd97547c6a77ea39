import { representatives, worldOf, type AtomValue, type World } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import { rulesOf } from '../solver/index.ts';

/**
 * Every world over some atoms, one after the other, in which no rule of the fact catalogue is broken. There are as
 * many as the product of the atoms' values: for small sets, and for tests.
 */
export function* worldsOf(site: Site, atoms: readonly string[]): Generator<World> {
  const rules = rulesOf(site).map(({ condition }) => site.conditions.compile(condition));
  for (const values of combinations(site, atoms)) {
    const world = worldOf(site.vocabulary, values);
    if (rules.every((holds) => holds(world) !== false)) yield world;
  }
}

function* combinations(
  site: Site,
  [atom, ...others]: readonly string[],
): Generator<Record<string, AtomValue>> {
  if (atom === undefined) {
    yield {};
    return;
  }
  const domain = site.vocabulary.atoms[site.vocabulary.slotOf(atom) ?? -1]?.domain;
  for (const rest of combinations(site, others)) {
    for (const value of domain ? representatives(domain) : []) yield { ...rest, [atom]: value };
  }
}
