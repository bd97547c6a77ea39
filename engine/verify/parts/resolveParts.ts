import { type ReadManifest, withLines } from '../load/index.ts';
import { oncePer } from '../oncePer.ts';
import { writeParts } from './writeParts.ts';
import type { Problem } from '../problem/index.ts';

/** Writes the parts of every manifest where they are used. What is wrong with one is a problem of its manifest. */
export function resolveParts(read: readonly ReadManifest[]): {
  manifests: ReadManifest[];
  problems: Problem[];
  /** Parts that are used nowhere. */
  unused: Problem[];
} {
  const problems: Problem[] = [];
  const unused: Problem[] = [];
  const manifests = read.flatMap((manifest): ReadManifest[] => {
    const written = resolved(manifest);
    problems.push(...written.problems);
    unused.push(...written.unused);
    return written.manifest ? [written.manifest] : [];
  });
  return { manifests, problems, unused };
}

/** The manifest is absent where it has problems: what else would be found is only what follows. */
interface Resolved {
  manifest?: ReadManifest;
  problems: readonly Problem[];
  unused: readonly Problem[];
}

const resolved = oncePer((manifest: ReadManifest): Resolved => {
  const { kind, file, json } = manifest;
  const { value, twinsOf, ...written } = writeParts(json.value, kind, file);
  if (written.problems.length > 0) return { problems: withLines(written.problems, json), unused: [] };
  const own = written.unused.filter(({ place }) => json.standsAt(place.pointer) !== undefined);
  const standsAt = (pointer: string): string | undefined => {
    const stands = written.standsAt(pointer);
    return stands === undefined ? undefined : json.standsAt(stands);
  };
  const lineAt = (pointer: string): number => json.lineAt(lineOf(written.standsAt, pointer));
  return {
    manifest: { ...manifest, json: { value: frozen(value), lineAt, standsAt, twinsOf } },
    problems: [],
    unused: withLines(own, json),
  };
});

/** It is remembered: who changed it would change what others have read. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** What the file does not say itself stands where the part around it stands. */
function lineOf(standsAt: (pointer: string) => string | undefined, pointer: string): string {
  for (let part = pointer; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const stands = standsAt(part);
    if (stands !== undefined) return stands;
  }
  return '';
}

/** What may well be so at one of the places where a part is used, as long as it is not so at all of them. */
const soEverywhere: readonly string[] = ['covered-choice', 'never-holds-here'];

/**
 * What is found again wherever a part is used is wrong once: in the part. The first place stands for all. What a manifest
 * has taken over from another one, in which it is wrong, too, is wrong there.
 */
export function saidOnce(problems: readonly Problem[], manifests: readonly ReadManifest[]): Problem[] {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const all = new Set(problems.map(({ code, place }) => identityOf(code, place.file, place.pointer)));
  const said = new Map<string, Problem>();
  for (const found of problems) {
    const { code, message, place } = found;
    const { file, pointer } = place;
    const { json, base } = byFile.get(file) ?? {};
    const isSo = (twin: string): boolean => all.has(identityOf(code, file, twin));
    const isTakenOver = base !== undefined && json?.standsAt(pointer) === undefined;
    if (isTakenOver && all.has(identityOf(code, base, pointer))) continue;
    if (json && soEverywhere.includes(code) && !json.twinsOf(pointer).every(isSo)) continue;
    const identity = `${identityOf(code, file, json?.standsAt(pointer) ?? pointer)} ${message}`;
    if (!said.has(identity)) said.set(identity, found);
  }
  return [...said.values()];
}

function identityOf(code: string, file: string, pointer: string): string {
  return `${code} ${file} ${pointer}`;
}
