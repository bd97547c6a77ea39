import { withLines, type ReadManifest } from '../load/index.ts';
import type { Problem } from '../problem/index.ts';
import { writeParts } from './writeParts.ts';

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
    const { kind, file, json } = manifest;
    const written = writeParts(json.value, kind, file);
    problems.push(...withLines(written.problems, json));
    // What else would be found is only what follows.
    if (written.problems.length > 0) return [];
    const own = written.unused.filter(({ place }) => json.standsAt(place.pointer) !== undefined);
    unused.push(...withLines(own, json));
    const standsAt = (pointer: string): string | undefined => {
      const stands = written.standsAt(pointer);
      return stands === undefined ? undefined : json.standsAt(stands);
    };
    const lineAt = (pointer: string): number => json.lineAt(lineOf(written.standsAt, pointer));
    const { value, twinsOf } = written;
    return [{ ...manifest, json: { value, lineAt, standsAt, twinsOf } }];
  });
  return { manifests, problems, unused };
}

/** What the file does not say itself stands where the part around it stands. */
function lineOf(standsAt: (pointer: string) => string | undefined, pointer: string): string {
  for (let part = pointer; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const stands = standsAt(part);
    if (stands !== undefined) return stands;
  }
  return '';
}
