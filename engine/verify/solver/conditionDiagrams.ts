import { neverKnown, operatorOf } from '../../core/condition/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { valueIn, type AtomSpace } from './atomSpace.ts';
import type { Diagram, Diagrams, Verdict } from './diagrams.ts';

/** Turns the conditions of a site into diagrams: what they answer in every assignment at once. */
export type DiagramOf = (condition: Condition | undefined) => Diagram;

/**
 * Prepares it for one site. The condition language is not known here: leaves are asked for every value, and what an
 * operator makes of its parts is asked of the operator.
 */
export function conditionDiagrams(site: Site, space: AtomSpace, diagrams: Diagrams): DiagramOf {
  const done = new Map<Condition, Diagram>();
  /** An assignment in which one atom is known at a time. */
  const one: (AtomValue | undefined)[] = site.vocabulary.atoms.map(() => undefined);
  const always = diagrams.leaf(true);
  const never = diagrams.leaf(undefined);

  function of(condition: Condition | undefined): Diagram {
    if (condition === undefined) return always;
    const known = done.get(condition) ?? made(condition);
    done.set(condition, known);
    return known;
  }

  function made(condition: Condition): Diagram {
    const operator = operatorOf(condition);
    if (!operator || site.conditions.compile(condition) === neverKnown) return never;
    const leaf = operator.leaf?.(condition);
    if (leaf) return leafDiagram(condition, leaf.atom);
    const reference = operator.reference?.(condition);
    if (reference !== undefined) {
      return of(site.conditions.named(reference));
    }
    const parts = (operator.parts?.(condition) ?? []).map((part) => part.condition);
    return diagrams.combine(parts.map(of), verdictOf(condition, parts));
  }

  function leafDiagram(condition: Condition, atom: string): Diagram {
    const level = space.levelOf(atom);
    const slot = site.vocabulary.slotOf(atom);
    const domain = site.vocabulary.atoms[slot ?? -1]?.domain;
    const { values = [] } = space.atoms[level ?? -1] ?? {};
    if (level === undefined || slot === undefined || !domain) return never;
    const evaluate = site.conditions.compile(condition);
    const answer = diagrams.atom(level, values.length, (index) => {
      one[slot] = valueIn(domain, values[index]);
      return evaluate(one);
    });
    one[slot] = undefined;
    return answer;
  }

  return of;
}

/** What an operator makes of what its parts say: compiled as it is, with parts that say just that. */
function verdictOf(
  condition: Condition,
  parts: readonly Condition[],
): (verdicts: readonly Verdict[]) => Verdict {
  const given: { verdicts: readonly Verdict[] } = { verdicts: [] };
  const evaluate = operatorOf(condition)?.compile(condition, {
    slotOf: () => undefined,
    thresholdOf: () => undefined,
    named: () => () => undefined,
    compile: (part) => {
      const index = parts.indexOf(part);
      return () => given.verdicts[index];
    },
  });
  return (verdicts) => {
    given.verdicts = verdicts;
    return evaluate?.([]);
  };
}
