import type { AtomValue } from '../../core/fact/index.ts';
import type { CubeFact, Cube } from '../solver/index.ts';
import type { ReadablePortal } from '../outline/index.ts';

/**
 * The personas that surely belong to one of some classes, however toggles stand. Of whom too little is known is
 * left out.
 */
export function personasIn({ site, personas }: ReadablePortal, classes: readonly Cube[]): readonly string[] {
  const said = Object.entries(site.manifests.persona).map(([id, { facts }]) => [id, facts] as const);
  return Object.entries(personas ?? Object.fromEntries(said))
    .filter(([, facts]) =>
      classes.some((people) => people.every((each) => fits(each, facts[each.atom.name]))),
    )
    .map(([id]) => id);
}

function fits({ atom, values }: CubeFact, value: AtomValue | undefined): boolean {
  if (atom.name.includes(':')) return true;
  if (value === undefined) return false;
  // A number stands for itself and all up to the next one.
  const isBelow = (each: AtomValue): boolean => typeof each === 'number' && each <= Number(value);
  const index = typeof value === 'number' ? atom.values.findLastIndex(isBelow) : atom.values.indexOf(value);
  return values.includes(index);
}
