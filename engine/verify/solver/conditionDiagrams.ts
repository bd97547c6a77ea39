import { neverKnown, operatorOf } from '../../core/condition/index.ts';
import { type AtomValue, representatives, valueIn } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Diagram, Diagrams, Verdict } from './diagrams.ts';

/** An atom that conditions can ask, with one value for each case that some site tells apart. */
export interface SpaceAtom {
  name: string;
  values: readonly AtomValue[];
}

/** All atoms of some sites, so that these can be compared. */
export interface AtomSpace {
  readonly atoms: readonly SpaceAtom[];
  /** Undefined when no condition can ask it. */
  levelOf(name: string): number | undefined;
}

/**
 * Merges the atoms of sites. Numbers are told apart by the thresholds of every site. Atoms of one group are adjacent,
 * since rules relate them, and groups with an atom of many values come first: a check of the whole portal makes 162,000
 * diagrams so, and 291,000 if each atom is ordered by its own number of values (measured).
 */
export function atomSpaceOf(sites: readonly Site[]): AtomSpace {
  const values = new Map<string, AtomValue[]>();
  for (const { vocabulary } of sites) {
    for (const { name, domain } of vocabulary.atoms) {
      const known = values.get(name) ?? [];
      values.set(name, [...new Set([...known, ...representatives(domain)])]);
    }
  }
  const most = new Map<string, number>();
  for (const [name, { length }] of values)
    most.set(groupOf(name), Math.max(most.get(groupOf(name)) ?? 0, length));
  const rank = (name: string): number => most.get(groupOf(name)) ?? 0;
  const atoms = [...values]
    .filter(([, all]) => all.length > 0)
    .sort(
      ([a, some], [b, others]) =>
        rank(b) - rank(a) || byName(groupOf(a), groupOf(b)) || others.length - some.length || byName(a, b),
    )
    .map(([name, all]) => ({
      name,
      values: all.every((value) => typeof value === 'number') ? all.toSorted(byNumber) : all,
    }));
  const levels = new Map(atoms.map(({ name }, level) => [name, level]));
  return { atoms, levelOf: (name) => levels.get(name) };
}

/** A value that no fact has: conditions take it for unknown. */
export const notKnown = 'not known';

/** The name before the dot or colon: the source of a fact, a record, a sequence, `toggle`. */
function groupOf(name: string): string {
  return name.split(/[.:]/, 1)[0] ?? '';
}

function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function byNumber(a: AtomValue, b: AtomValue): number {
  return Number(a) - Number(b);
}

/** The diagram of a condition: its answer in every assignment. */
export type DiagramOf = (condition: Condition | undefined) => Diagram;

/**
 * Prepares it for one site, without knowledge of the condition language: leaves are evaluated for every value, and
 * operators combine the answers of their parts.
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
      // What one site has not in its catalogue is to it what it is in a browser.
      one[slot] = values[index] === notKnown ? undefined : valueIn(domain, values[index]);
      return evaluate(one);
    });
    one[slot] = undefined;
    return answer;
  }

  return of;
}

/** The answer of an operator for given answers of its parts: it is compiled with parts that give just these. */
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
