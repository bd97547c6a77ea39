import { addressOf } from '../core/link/index.ts';
import {
  type ChangeGroup,
  type Difference,
  diffOf,
  formatDiff,
  groupChanges,
  leadsAwayFrom,
  showsAt,
} from './diff/index.ts';
import { dialogsAt, elementsAt, examplesOf, type ReadablePortal } from './outline/index.ts';
import { coverOf, cubeText, type Diagram } from './solver/index.ts';

/** The effect of turning a toggle. */
interface Rehearsal {
  /** The changes, by the customers who see them. */
  groups: readonly ChangeGroup[];
  /** Links that would lead their readers to a refusal. */
  orphans: readonly Orphan[];
}

/** Says what turning a toggle on or off would do, against its being the other way. */
export function rehearse(portal: ReadablePortal, toggle: string, on: boolean): Rehearsal {
  const name = `toggle:${toggle}`;
  const before = { portal, fixed: { [name]: !on, ...(on && offVariant(portal, toggle)) } };
  const after = { portal, fixed: { [name]: on, ...(!on && offVariant(portal, toggle)) } };
  const difference = diffOf(before, after);
  return { groups: groupChanges(difference), orphans: orphansOf(difference) };
}

/** A toggle that is off has no variant. */
function offVariant({ site }: ReadablePortal, toggle: string): Record<string, string> {
  return site.vocabulary.slotOf(`variant:${toggle}`) === undefined ? {} : { [`variant:${toggle}`]: 'none' };
}

/** A link that still shows to customers who could follow it before and cannot any more. */
interface Orphan {
  /** The line with the link. */
  text: string;
  /** The address of the link, and its target. */
  address: string;
  to: string;
  /** For whom; undefined: everybody who sees it. */
  people: readonly (string | undefined)[];
}

/** Links that lead nowhere after a change, for people who could follow them before. */
function orphansOf({ comparison }: Difference): readonly Orphan[] {
  const { after, before, sets, space, diagrams } = comparison;
  const { site } = after.portal;
  const cut = new Map<string, Diagram>();
  const cutOff = (to: string): Diagram => {
    const known =
      cut.get(to) ?? sets.and([showsAt(comparison, before, to), leadsAwayFrom(comparison, after, to)]);
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
        const { cubes } = coverOf(
          space,
          diagrams,
          assignments,
          sets.not(sets.and([there, comparison.possible])),
        );
        return [{ text, address, to, people: cubes.map(cubeText) }];
      }),
    );
  });
}

/** A rehearsal as text. */
export function formatRehearsal({ groups, orphans }: Rehearsal): string {
  if (orphans.length === 0) return formatDiff(groups);
  return [formatDiff(groups), '', 'Links that would lead nowhere:', ...orphanLines(orphans)].join('\n');
}

/** A link that stands at several addresses is told once. */
function orphanLines(orphans: readonly Orphan[]): string[] {
  const links = new Map<string, string[]>();
  for (const { text, address, to, people } of orphans) {
    const who = people.map((each) => each ?? 'everybody who sees it').join('; or ');
    const link = `  ${text}\n      leads to ${to}, for ${who}`;
    links.set(link, [...(links.get(link) ?? []), address]);
  }
  return [...links].map(([link, addresses]) => `${link}\n      on ${addresses.sort().join(', ')}`);
}
