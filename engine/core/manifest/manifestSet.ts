import type { ManifestOfKind } from './generated/manifests.ts';
import { manifestKinds, type ManifestKind } from './kinds.ts';

/** All manifests of a portal: kind -> id -> manifest. */
export type ManifestSet = { readonly [Kind in ManifestKind]: Readonly<Record<string, ManifestOfKind[Kind]>> };

/** A set without manifests, to be filled kind by kind. */
export function emptyManifestSet(): { [Kind in ManifestKind]: Record<string, ManifestOfKind[Kind]> } {
  return Object.fromEntries(manifestKinds.map((kind) => [kind, Object.create(null) as object])) as never;
}

/** A manifest by its id; undefined when there is none, whatever the id is made of. */
export function manifestOf<Kind extends ManifestKind>(
  manifests: ManifestSet,
  kind: Kind,
  id: string | undefined,
): ManifestOfKind[Kind] | undefined {
  const all: Readonly<Record<string, ManifestOfKind[Kind]>> = manifests[kind];
  return id !== undefined && Object.hasOwn(all, id) ? all[id] : undefined;
}
