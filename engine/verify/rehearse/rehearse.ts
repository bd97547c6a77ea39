import { groupChanges, diffOf, type ChangeGroup } from '../diff/index.ts';
import type { LinkContext } from '../link/index.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { orphansOf, type Orphan } from './orphans.ts';

/** What turning a toggle would do. */
export interface Rehearsal {
  /** What changes, by those for whom it changes. */
  groups: readonly ChangeGroup[];
  /** Links that would lead to where their reader may not go. */
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

/** A toggle, and whether anybody still needs it. */
export interface ToggleReport {
  id: string;
  /** The day after which it is to be taken out, where it is past. */
  expired?: string;
  /** Manifests with a condition that asks it. None: it is not used. */
  usedIn: readonly string[];
}

/** Every toggle, with who uses it. `today` is YYYY-MM-DD. */
export function toggleReports(
  { manifests, usages }: Pick<LinkContext, 'manifests' | 'usages'>,
  today: string,
): readonly ToggleReport[] {
  const asked = Map.groupBy(
    usages.references.filter(({ kind }) => kind === 'toggle'),
    ({ value }) => value,
  );
  return Object.entries(manifests.toggle).map(([id, { expires }]) => ({
    id,
    ...(expires !== undefined && expires < today && { expired: expires }),
    usedIn: [...new Set(asked.get(id)?.map(({ place }) => place.file))],
  }));
}
