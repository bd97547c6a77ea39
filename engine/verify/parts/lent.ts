import { isRecord, type Place, pointerKeys, pointerTo } from '../../core/json/index.ts';
import type { ReadManifest } from '../load/index.ts';
import { oncePer } from '../oncePer.ts';

/** A part that others of its kind may use, and where it stands. */
interface Lent {
  part: unknown;
  place: Place;
}

/** Parts that manifests of one kind lend each other, by `<manifest>/<part>`. */
export type LentParts = Readonly<Record<string, Lent>>;

/** What the manifests of a kind lend each other. */
export function partsLent(read: readonly ReadManifest[], kind: string): LentParts {
  return Object.assign({}, ...read.filter((each) => each.kind === kind).map(lentBy)) as LentParts;
}

const lentBy = oncePer(({ id, file, json }: ReadManifest): LentParts => {
  const parts = isRecord(json.value) ? json.value['parts'] : undefined;
  const named = isRecord(parts) ? Object.entries(parts) : [];
  return Object.fromEntries(
    named.map(([name, part]) => [
      `${id}/${name}`,
      { part: asUsedElsewhere(part, id), place: { file, pointer: pointerTo('/parts', name) } },
    ]),
  );
});

/** What a part itself uses is, elsewhere, a part of the manifest that lends it. */
function asUsedElsewhere(piece: unknown, id: string): unknown {
  if (Array.isArray(piece)) return piece.map((item) => asUsedElsewhere(item, id));
  if (!isRecord(piece)) return piece;
  return Object.fromEntries(
    Object.entries(piece).map(([key, inner]) => {
      const isOwnName = key === 'use' && typeof inner === 'string' && !inner.includes('/');
      return [key, isOwnName ? `${id}/${inner}` : asUsedElsewhere(inner, id)];
    }),
  );
}

export function lentPieces(lent: LentParts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(lent).map(([name, { part }]) => [name, part]));
}

/** The place of what stands at a pointer of a manifest to whose parts the lent ones were added. */
export function placeIn(file: string, lent: LentParts, pointer: string): Place {
  const [section, name = '', ...rest] = pointerKeys(pointer);
  const found = section === 'parts' && Object.hasOwn(lent, name) ? lent[name] : undefined;
  if (!found) return { file, pointer };
  return { file: found.place.file, pointer: rest.reduce<string>(pointerTo, found.place.pointer) };
}
