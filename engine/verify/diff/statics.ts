import { manifestPath, type ManifestKind } from '../../core/manifest/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { readPart, type ReadablePortal } from '../outline/index.ts';
import type { Change, Comparison } from './side.ts';

/** Kinds whose texts are the same for every customer, with the properties that are compared elsewhere. */
const kinds: readonly [ManifestKind, ReadonlySet<string>][] = [
  ['site', new Set(['layout', 'headers', 'environments', 'flow', 'routes'])],
  ['constants', new Set()],
  ['error', new Set()],
  ['toggle', new Set(['owner', 'expires', 'variants'])],
  ['guard', new Set(['allow', 'otherwise'])],
  ['analytics', new Set()],
  ['cookie', new Set()],
];

/** Kinds that no other manifest uses: a new or removed one is reported here. */
const onTheirOwn: ReadonlySet<ManifestKind> = new Set(['analytics', 'cookie']);

/** Compares everything that has no address: errors, constants, values of facts while they are not asked, and analytics. */
export function compareStatics({ before, after, diagrams }: Comparison): readonly Change[] {
  const everybody = diagrams.leaf(true);
  const nobody = diagrams.leaf(false);
  return kinds.flatMap(([kind, elsewhere]) => {
    const [from, to] = [linesOf(before.portal, kind, elsewhere), linesOf(after.portal, kind, elsewhere)];
    const everywhere = { assignments: everybody, free: nobody };
    const changed = [...to].flatMap(([place, text]): Change[] => {
      const was = from.get(place);
      // A new or removed one is reported where it is used.
      if (was === undefined || was === text) return [];
      return [{ kind: 'says', text: `${place}: ${text}`, before: was, ...everywhere }];
    });
    if (!onTheirOwn.has(kind)) return changed;
    const only = (is: 'gains' | 'loses', these: typeof to, those: typeof to): Change[] =>
      [...these].flatMap(([place, text]) =>
        // A part of something new or removed is reported with the whole.
        those.has(place) || isNew(place.slice(0, place.lastIndexOf('/')), these, those)
          ? []
          : [{ kind: is, text: `${place}: ${text}`, ...everywhere }],
      );
    return [...changed, ...only('gains', to, from), ...only('loses', from, to)];
  });
}

/** Whether the thing at a place, or one that contains it, exists on one side only. */
function isNew(
  place: string,
  these: ReadonlyMap<string, string>,
  those: ReadonlyMap<string, string>,
): boolean {
  if (place === '') return false;
  return (
    (these.has(place) && !those.has(place)) ||
    isNew(place.slice(0, Math.max(0, place.lastIndexOf('/'))), these, those)
  );
}

/** Place -> what stands there. */
function linesOf(
  portal: ReadablePortal,
  kind: ManifestKind,
  elsewhere: ReadonlySet<string>,
): Map<string, string> {
  const located = schemaOfKind(portal.schemas, kind);
  const manifests: [string, object][] = Object.entries(portal.site.manifests[kind]);
  return new Map(
    manifests.flatMap(([id, manifest]) => {
      const value = Object.fromEntries(Object.entries(manifest).filter(([key]) => !elsewhere.has(key)));
      const lines = readPart(portal, { located, value, key: '' }, { depth: 0, kind, id, pointer: '' });
      return lines.map(({ text, pointer }) => [`${manifestPath(kind, id)}${pointer}`, text] as const);
    }),
  );
}
