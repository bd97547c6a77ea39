import { ownValue, pointerTo } from '../../core/json/index.ts';
import { manifestKinds, type ManifestKind, type ManifestSet } from '../../core/manifest/index.ts';
import { type LocatedSchema, walkSchema } from '../schema.ts';
import { openSite } from '../../core/site/index.ts';
import { put } from '../extends.ts';
import { schemaOfKind } from '../load/index.ts';
import { inOneOrder, type ReadablePortal } from '../outline/index.ts';
import type { Change, Compared, Comparison } from './side.ts';

/** A manifest with a new name and the same content. */
export interface Renaming {
  kind: 'banner' | 'dialog';
  from: string;
  to: string;
  /** Whether browsers store a customer's dismissal under the name. */
  isRemembered: boolean;
}

/** Kinds whose names customers never see. */
const nameless = ['banner', 'dialog'] as const;

/** Pairs of banners and dialogs with equal content, one removed and one added. */
export function renamingsOf({ portal: before }: Compared, { portal: after }: Compared): Renaming[] {
  return nameless.flatMap((kind) => {
    const [was, is] = [contentsOf(before, kind), contentsOf(after, kind)];
    const lost = [...was].filter(([id]) => !is.has(id));
    const gained = [...is].filter(([id]) => !was.has(id));
    return lost.flatMap(([from, content]): Renaming[] => {
      const alike = gained.filter(([, other]) => other === content);
      const twins = lost.filter(([, other]) => other === content);
      const [to] = alike[0] ?? [];
      if (to === undefined || alike.length > 1 || twins.length > 1) return [];
      const { dismissal, once }: { dismissal?: object; once?: string } = after.site.manifests[kind][to] ?? {};
      return [{ kind, from, to, isRemembered: dismissal !== undefined || once !== undefined }];
    });
  });
}

function contentsOf({ site }: ReadablePortal, kind: Renaming['kind']): Map<string, string> {
  return new Map(
    Object.entries(site.manifests[kind]).map(([id, manifest]) => {
      const {
        $schema: _,
        description: __,
        source: ___,
        ...content
      } = { $schema: '', source: '', ...manifest };
      return [id, inOneOrder(content)];
    }),
  );
}

/** The portal with the new names in every reference. */
export function withNames(compared: Compared, renamings: readonly Renaming[]): Compared {
  if (renamings.length === 0) return compared;
  const { portal } = compared;
  const { environment, manifests } = portal.site;
  const site = openSite(renamed(portal, structuredClone(manifests), renamings), { environment });
  return { ...compared, portal: { ...portal, site } };
}

function renamed(
  portal: ReadablePortal,
  manifests: ManifestSet,
  renamings: readonly Renaming[],
): ManifestSet {
  for (const kind of manifestKinds) {
    const all: Record<string, object> = manifests[kind];
    for (const manifest of Object.values(all)) {
      for (const { pointer, ref, name } of namesIn(portal, kind, manifest)) {
        const to = renamings.find((each) => each.kind === ref && each.from === name)?.to;
        if (to !== undefined) put(manifest, pointer, to);
      }
    }
    for (const { from, to } of renamings.filter((each) => each.kind === kind)) {
      const manifest = all[from];
      if (!manifest) continue;
      all[to] = manifest;
      Reflect.deleteProperty(all, from);
    }
  }
  return manifests;
}

interface Named {
  pointer: string;
  ref: string;
  name: string;
}

/** Every name in a manifest, in the settings of its widgets too. */
function namesIn({ schemas, packs }: ReadablePortal, kind: ManifestKind, manifest: object): Named[] {
  const found: Named[] = [];
  const visit = ({ schema }: LocatedSchema, value: unknown, pointer: string): void => {
    const ref = schema['x-ref'];
    if (ref !== undefined && typeof value === 'string') found.push({ pointer, ref, name: value });
    if (schema['x-settings-of'] !== 'widget') return;
    const { widget, settings } = value as { widget: string; settings?: object };
    const located = ownValue(packs.widgets, widget);
    if (located && settings) walkSchema(schemas, located, settings, visit, pointerTo(pointer, 'settings'));
  };
  walkSchema(schemas, schemaOfKind(schemas, kind), manifest, visit);
  return found;
}

/** A renamed manifest changes nothing for customers, except for those who have dismissed it under its old name. */
export function compareNames({ possible, sets }: Comparison, renamings: readonly Renaming[]): Change[] {
  return renamings
    .filter(({ isRemembered }) => isRemembered)
    .map(({ kind, from, to }) => ({
      kind: 'says',
      text: `${kind} ${to}: shows again to those who put it away or saw it`,
      before: `its name was ${from}`,
      assignments: possible,
      free: sets.not(possible),
    }));
}
