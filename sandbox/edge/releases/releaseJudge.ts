import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoredFile } from '../files/fileStore.ts';

/** Finds the reason why browsers cannot show a release, as text for the log; undefined if they can. */
export interface ReleaseJudge {
  /** The fault of a parsed pointer. */
  pointerFault(pointer: unknown): Promise<string | undefined>;
  /** @param path by which browsers request the bundle: it contains a digest of the content */
  bundleFault(path: string, file: StoredFile): Promise<string | undefined>;
}

/** The exports of the built engine/runtime/release/faultOf.ts; see there. */
interface BuiltJudge {
  pointerFault(pointer: unknown): string | undefined;
  bundleFault(path: string, text: string): Promise<string | undefined>;
}

/** Path of the build of faultOf.ts in the built portal. No name that begins with a dot is served. */
const builtJudge = '.prerender/release-faults.mjs';

/**
 * Judges releases with the built portal's own code: only that knows what it can show. For a portal that was built without
 * it every release counts as good, and browsers decide.
 */
export function createReleaseJudge(builtPortal: string): ReleaseJudge {
  const script = join(builtPortal, builtJudge);
  let loaded: Promise<BuiltJudge> | undefined;
  const load = (): Promise<BuiltJudge> | undefined => {
    if (existsSync(script)) loaded ??= import(pathToFileURL(script).href) as Promise<BuiltJudge>;
    return loaded;
  };
  const judged = new WeakMap<StoredFile, Promise<string | undefined>>();
  return {
    pointerFault: async (pointer) => (await load())?.pointerFault(pointer),
    async bundleFault(path, file) {
      const judge = await load();
      const known = judged.get(file) ?? judge?.bundleFault(path, file.bytes.toString('utf8'));
      if (known !== undefined) judged.set(file, known);
      return known;
    },
  };
}
