import { createEvaluator } from '../decision/index.ts';
import { representatives, assignmentOf, type AtomValue } from '../fact/index.ts';
import { evaluateGuard } from '../guard/evaluateGuard.ts';
import type { Site } from '../site/index.ts';
import type { DecisionRecord } from '../analytics/index.ts';

/** Maximum number of combinations of hidden values that are tried. */
const mostTried = 1_000;

/**
 * Repeats a recorded decision with the guards of a site.
 *
 * @returns true: the same answer; false: another one; undefined: it depends on a hidden value
 */
export function replaysAlike(site: Site, record: DecisionRecord): boolean | undefined {
  const answers = new Set(assignmentsOf(site, record).map((known) => isSame(site, record, known)));
  if (answers.size !== 1) return undefined;
  return answers.has(true);
}

function isSame(site: Site, record: DecisionRecord, known: Readonly<Record<string, AtomValue>>): boolean {
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
  return record.guards.every(({ guard, allows }) => {
    return (evaluateGuard(evaluator, guard, record.waited).kind === 'enter') === allows;
  });
}

/** Every assignment that fits the record: the recorded values, with every possible value of the hidden facts. */
function assignmentsOf(
  { vocabulary }: Site,
  { facts, hidden }: DecisionRecord,
): readonly Readonly<Record<string, AtomValue>>[] {
  let assignments: readonly Readonly<Record<string, AtomValue>>[] = [facts];
  for (const name of hidden) {
    const atom = vocabulary.atomOf(name);
    const values = atom ? representatives(atom.domain) : [];
    if (assignments.length * values.length > mostTried) return [];
    assignments = assignments.flatMap((assignment) =>
      values.map((value) => ({ ...assignment, [name]: value })),
    );
  }
  return assignments;
}
