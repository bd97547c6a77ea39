import { partAt, type Place } from '../../core/json/index.ts';
import { type ParsedJson, type ReadManifest, withLines } from '../load/index.ts';
import type { Problem } from '../problem/index.ts';
import { type LentParts, partsLent } from './lent.ts';
import { kindsWithParts, writeParts } from './writeParts.ts';

/**
 * Replaces every `use` by the part that it names, of the same manifest or of another one of its kind. A `use` that cannot
 * be resolved is a problem of its manifest, unless it names a part of a file that is there and was not read, which is said of
 * that file.
 */
export function resolveParts(
  read: readonly ReadManifest[],
  files: ReadonlySet<string> = new Set(),
): {
  manifests: ReadManifest[];
  problems: Problem[];
  /** Parts that are used nowhere, and what of one is said anew wherever it is used. */
  unused: Problem[];
} {
  const byFile = new Map(read.map((manifest) => [manifest.file, manifest]));
  const unread = new Set([...files].filter((file) => !byFile.has(file)));
  const lent = new Map(kindsWithParts.map((kind) => [kind, partsLent(read, kind)]));
  const written = read.map((manifest) => resolved(manifest, lent.get(manifest.kind) ?? {}, byFile));
  const borrowed = new Set(written.flatMap(({ borrows }) => borrows.map(nameOf)));
  const bases = new Set(read.map(({ base }) => base));
  // A manifest that extends another one has its parts under its own name: what it shows of them is not looked up.
  const isShown = (place: Place): boolean =>
    bases.has(place.file) || written.some(({ shows }) => shows(place));
  return {
    manifests: written.flatMap(({ manifest }) => manifest ?? []),
    problems: saidOnce(
      written.flatMap(({ problems }) => problems).filter((found) => !isPartOf(unread, byFile, found)),
      [],
    ),
    unused: written.flatMap(({ unused }) =>
      unused.filter(({ place }) => !borrowed.has(nameOf(place)) && !isShown(place)),
    ),
  };
}

/** No manifest if there are problems: later stages would only report their consequences. */
interface Resolved {
  manifest?: ReadManifest;
  problems: readonly Problem[];
  unused: readonly Problem[];
  shows(place: Place): boolean;
  /** The places of the parts of other manifests that it uses. */
  borrows: readonly Place[];
}

const remembered = new WeakMap<ReadManifest, { of: Resolved; lenders: readonly ReadManifest[] }>();

/** Returns the previous object if neither the manifest nor one of those whose parts it uses has changed. */
function resolved(
  manifest: ReadManifest,
  lent: LentParts,
  byFile: ReadonlyMap<string, ReadManifest>,
): Resolved {
  const known = remembered.get(manifest);
  if (known?.lenders.every((lender) => byFile.get(lender.file) === lender)) return known.of;
  const of = resolve(manifest, lent, byFile);
  const lenders = of.borrows.flatMap(({ file }) => byFile.get(file) ?? []);
  if (of.manifest) remembered.set(manifest, { of, lenders });
  return of;
}

function resolve(
  manifest: ReadManifest,
  lent: LentParts,
  byFile: ReadonlyMap<string, ReadManifest>,
): Resolved {
  const { kind, file, json } = manifest;
  const { value, twinsOf, usesOf, shows, ...written } = writeParts(json.value, kind, file, lent);
  const borrows = written.borrowed.flatMap((name) => lent[name]?.place ?? []);
  const jsonOf = (place: Place): ParsedJson => byFile.get(place.file)?.json ?? json;
  if (written.problems.length > 0) {
    const problems = written.problems.flatMap((each) => withLines([each], jsonOf(each.place)));
    return { problems, unused: [], shows, borrows };
  }
  const own = written.unused.filter(({ place }) => json.standsAt(place.pointer) !== undefined);
  const standsAt = (pointer: string): Place | undefined => {
    const stands = written.standsAt(pointer);
    return stands && jsonOf(stands).standsAt(stands.pointer);
  };
  const writtenAt = (pointer: string): Place => {
    const stands = nearest(pointer, written.standsAt) ?? { file, pointer: '' };
    return jsonOf(stands).writtenAt(stands.pointer);
  };
  const isOwn = (place: Place): boolean => place.file === file;
  const lineAt = (pointer: string): number =>
    json.lineAt(nearest(pointer, written.standsAt, isOwn)?.pointer ?? '');
  return {
    manifest: { ...manifest, json: { value: frozen(value), lineAt, standsAt, writtenAt, twinsOf, usesOf } },
    problems: [],
    unused: withLines(own, json),
    shows,
    borrows,
  };
}

/** Whether a problem is that a part of one of these files is not there. */
function isPartOf(
  files: ReadonlySet<string>,
  byFile: ReadonlyMap<string, ReadManifest>,
  { place: { file, pointer } }: Problem,
): boolean {
  const name = partAt(byFile.get(file)?.json.value, pointer);
  const [lender] = typeof name === 'string' ? name.split('/') : [];
  return files.has(`${file.slice(0, file.lastIndexOf('/') + 1)}${lender}.json`);
}

function nameOf({ file, pointer }: Place): string {
  return `${file} ${pointer}`;
}

/** Frozen, since it is cached: a change would reach everybody who has read it. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** The place of a piece; of one that stands nowhere, such as two conditions that were joined, that of the piece around it. */
function nearest(
  pointer: string,
  standsAt: (pointer: string) => Place | undefined,
  isMeant: (place: Place) => boolean = () => true,
): Place | undefined {
  for (let piece = pointer; piece !== ''; piece = piece.slice(0, piece.lastIndexOf('/'))) {
    const stands = standsAt(piece);
    if (stands && isMeant(stands)) return stands;
  }
  return undefined;
}

/** Problems that are reported only if every use of the part has them. */
const soEverywhere: readonly string[] = ['covered-choice', 'never-holds-here', 'never-sent'];

/**
 * Reports a problem of a part once, however often the part is used: at the part if another manifest has it, otherwise at
 * the first use. A problem that a manifest inherits by `extends` is reported at its base only; one that only the manifest has
 * which inherits says from which line.
 */
export function saidOnce(problems: readonly Problem[], manifests: readonly ReadManifest[]): Problem[] {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const all = new Set(problems.map(({ code, place }) => identityOf(code, place.file, place.pointer)));
  const said = new Map<string, Problem>();
  for (const found of problems) {
    const { code, message, place } = found;
    const { file, pointer } = place;
    const { json, base } = byFile.get(file) ?? {};
    const isSo = (at: Place): boolean => all.has(identityOf(code, at.file, at.pointer));
    const stands = json?.standsAt(pointer);
    const isTakenOver = base !== undefined && stands === undefined;
    if (isTakenOver && all.has(identityOf(code, base, pointer))) continue;
    if (json && soEverywhere.includes(code)) {
      const isSoInOthers = !stands?.pointer.startsWith('/parts/') || usesIn(manifests, stands).every(isSo);
      if (!json.twinsOf(pointer).every((twin) => isSo({ file, pointer: twin })) || !isSoInOthers) continue;
    }
    const isLent = stands !== undefined && stands.file !== file;
    const from = json && (isLent || isTakenOver) ? json.writtenAt(pointer) : place;
    const written = {
      ...found,
      ...(isLent && { place: from }),
      ...(isTakenOver && { remedy: `${found.remedy} It is taken over from ${from.file}:${from.line}.` }),
    };
    const identity = `${identityOf(code, stands?.file ?? file, stands?.pointer ?? pointer)} ${message}`;
    if (!said.has(identity)) said.set(identity, written);
  }
  return [...said.values()];
}

function usesIn(manifests: readonly ReadManifest[], place: Place): Place[] {
  return manifests.flatMap(({ file, json }) => json.usesOf(place).map((pointer) => ({ file, pointer })));
}

function identityOf(code: string, file: string, pointer: string): string {
  return `${code} ${file} ${pointer}`;
}
