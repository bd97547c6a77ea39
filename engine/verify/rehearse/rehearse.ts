import type { SchemaRegistry } from '../schema/index.ts';
import { walkSchema } from '../schema/index.ts';
import { operatorOf } from '../../core/condition/index.ts';
import { manifestKinds, manifestPath, type Condition, type ManifestSet } from '../../core/manifest/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { groupChanges, diffOf, type ChangeGroup } from '../diff/index.ts';
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
  { site, schemas, packs }: ReadablePortal,
  today: string,
): readonly ToggleReport[] {
  const uses = usesOf(site.manifests, schemas, packs);
  return Object.entries(site.manifests.toggle).map(([id, { expires }]) => ({
    id,
    ...(expires !== undefined && expires < today && { expired: expires }),
    usedIn: [...(uses.get(id) ?? [])],
  }));
}

/** Toggle -> files of the manifests that ask it. */
function usesOf(
  manifests: ManifestSet,
  schemas: SchemaRegistry,
  packs: ReadablePortal['packs'],
): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const kind of manifestKinds) {
    for (const [id, manifest] of Object.entries(manifests[kind])) {
      const note = (value: unknown): void => {
        const atom = operatorOf(value as Condition)?.leaf?.(value as Condition).atom ?? '';
        const [, toggle] = /^(?:toggle|variant):(.+)$/.exec(atom) ?? [];
        if (toggle !== undefined)
          uses.set(toggle, (uses.get(toggle) ?? new Set()).add(manifestPath(kind, id)));
      };
      const visit: Parameters<typeof walkSchema>[3] = ({ schema }, value) => {
        if (schema.title === 'Condition') note(value);
        const { widget, settings } = value as { widget?: string; settings?: unknown };
        const own = schema['x-settings-of'] === undefined ? undefined : packs.widgets[widget ?? ''];
        if (own && settings !== undefined) walkSchema(schemas, own, settings, visit);
      };
      walkSchema(schemas, schemaOfKind(schemas, kind), manifest, visit);
    }
  }
  return uses;
}
