import { assignmentOf } from '../../core/fact/index.ts';
import { followAddress } from '../../core/explanation/index.ts';
import { withClosedFacts } from '../facts/index.ts';
import type { Portal } from '../portal/index.ts';

/**
 * Whether a path leads to its own page, as far as that is known: not where a guard refuses, also by the facts of a source
 * that is never asked for this customer.
 */
export function leadsTo({ site, store }: Pick<Portal, 'site' | 'store'>, path: string): boolean {
  const assignment = store.assignment();
  const known = site.vocabulary.atoms.flatMap(({ name }, slot) => {
    const value = assignment[slot];
    return value === undefined ? [] : [[name, value] as const];
  });
  const facts = assignmentOf(site.vocabulary, withClosedFacts(site, Object.fromEntries(known)));
  const [first] = followAddress(site, facts, path, () => false);
  return first?.result.kind === 'show' || first?.result.kind === 'wait';
}
