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

/** The parts of all manifests of a kind. */
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

/** Inside a borrowed part, `use` refers to the parts of its own manifest: the names get that manifest's prefix. */
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

/** The place of a pointer into a manifest to which borrowed parts were added. */
export function placeIn(file: string, lent: LentParts, pointer: string): Place {
  const [section, name = '', ...rest] = pointerKeys(pointer);
  const found = section === 'parts' && Object.hasOwn(lent, name) ? lent[name] : undefined;
  if (!found) return { file, pointer };
  return { file: found.place.file, pointer: rest.reduce<string>(pointerTo, found.place.pointer) };
}
