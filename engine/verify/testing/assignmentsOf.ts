import { representatives, assignmentOf, type AtomValue, type Assignment } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import { rulesOf } from '../solver/index.ts';

/**
 * Every assignment over some atoms that breaks no rule of the fact catalogue, one after the other. Their number is the
 * product of the atoms' values: for small sets, and for tests.
 */
export function* assignmentsOf(site: Site, atoms: readonly string[]): Generator<Assignment> {
  const rules = rulesOf(site).map(({ condition }) => site.conditions.compile(condition));
  for (const values of combinations(site, atoms)) {
    const assignment = assignmentOf(site.vocabulary, values);
    if (rules.every((holds) => holds(assignment) !== false)) yield assignment;
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
  const domain = site.vocabulary.atomOf(atom)?.domain;
  for (const rest of combinations(site, others)) {
    for (const value of domain ? representatives(domain) : []) yield { ...rest, [atom]: value };
  }
}
