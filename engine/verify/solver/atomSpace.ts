import { isInDomain, representatives, type AtomValue, type Domain } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';

/** An atom that conditions can ask, with one value for each case that any of the sites can tell apart. */
export interface SpaceAtom {
  name: string;
  values: readonly AtomValue[];
}

/** All atoms of some sites together: the assignment in which they are compared. */
export interface AtomSpace {
  readonly atoms: readonly SpaceAtom[];
  /** Undefined when no condition can ask it. */
  levelOf(name: string): number | undefined;
}

/**
 * Puts the atoms of sites together. Numbers are told apart by the thresholds of every site. Those of one group stand
 * together, since rules bind them, and groups with an atom of many values come first: a check of the whole portal makes
 * 162,000 diagrams so, and 291,000 where each atom stands by its own number of values (measured).
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

/** A value as a site takes it: what its catalogue does not know of counts as not known. */
export function valueIn(domain: Domain, value: AtomValue | undefined): AtomValue | undefined {
  return value !== undefined && isInDomain(domain, value) ? value : undefined;
}

/** What stands before the point or the colon: the source of a fact, a record, a sequence, `toggle`. */
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
