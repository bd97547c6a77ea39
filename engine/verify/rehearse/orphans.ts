import { addressOf } from '../../core/link/index.ts';
import { coverOf, cubeText, type Diagram } from '../solver/index.ts';
import { showsAt, type Difference } from '../diff/index.ts';
import { dialogsAt, elementsAt, examplesOf } from '../outline/index.ts';

/** A link that is still there for people who could follow it before, and cannot any more. */
export interface Orphan {
  /** The line with the link. */
  text: string;
  /** Where the link stands, and where it leads. */
  address: string;
  to: string;
  /** For whom; undefined: everybody who sees it. */
  people: readonly (string | undefined)[];
}

/** Links that lead nowhere after a change, for people who could follow them before. */
export function orphansOf({ comparison }: Difference): readonly Orphan[] {
  const { after, before, sets, space, diagrams } = comparison;
  const { site } = after.portal;
  const cut = new Map<string, Diagram>();
  const cutOff = (to: string): Diagram => {
    const known =
      cut.get(to) ?? sets.without(showsAt(comparison, before, to), showsAt(comparison, after, to));
    cut.set(to, known);
    return known;
  };
  return examplesOf(site).flatMap((address) => {
    const route = site.routes.match(address)?.route ?? '';
    const there = showsAt(comparison, after, address);
    const elements = [...elementsAt(after.portal, route), ...dialogsAt(after.portal, route).flat()];
    return elements.flatMap(({ text, when, links }): Orphan[] =>
      links.flatMap((link): Orphan[] => {
        const to = addressOf(site, link);
        if (to === undefined) return [];
        const assignments = sets.and([there, after.holds(when, route), cutOff(to), comparison.possible]);
        if (sets.isEmpty(assignments)) return [];
        const { cubes } = coverOf(space, diagrams, assignments, sets.not(there));
        return [{ text, address, to, people: cubes.map(cubeText) }];
      }),
    );
  });
}
