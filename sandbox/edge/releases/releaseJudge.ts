import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoredFile } from '../files/fileStore.ts';

/** What keeps browsers from showing a release, in words for the log; undefined where nothing does. */
export interface ReleaseJudge {
  /** Of what a pointer says, as it was parsed. */
  pointerFault(pointer: unknown): Promise<string | undefined>;
  /** @param path under which browsers ask for the bundle: it says what is in it */
  bundleFault(path: string, file: StoredFile): Promise<string | undefined>;
}

/** What the build of engine/runtime/release/faultOf.ts exports; see there. */
interface BuiltJudge {
  pointerFault(pointer: unknown): string | undefined;
  bundleFault(path: string, text: string): Promise<string | undefined>;
}

/** Where the build puts it, in the built portal. No name that begins with a dot is served. */
const builtJudge = '.prerender/release-faults.mjs';

/**
 * Has the built portal's own code judge releases: only that knows what it can show. A portal that was built without it
 * takes every release for good, and leaves it to browsers.
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
