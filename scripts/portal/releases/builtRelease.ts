import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pointerPath, type ReleaseFile } from '../../../engine/build.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { releaseAt } from './releaseFolder.ts';

/** The release that a portal was built with: what customers get until one is published. */
export interface BuiltRelease {
  id: string;
  files: readonly ReleaseFile[];
  /** When it was built, ISO 8601. */
  at: string;
  /** What it was made from; undefined when the build did not keep it. */
  texts?: PortalTexts;
}

/** Where the build puts what its release was made from. The edge serves no name that begins with a dot. */
export const builtSource = '.release-source.json';

/** Reads it from the built portal; undefined when nothing has been built. */
export function readBuiltRelease(builtPortal: string): BuiltRelease | undefined {
  const pointer = join(builtPortal, pointerPath);
  const id = releaseAt(pointer);
  if (id === undefined) return undefined;
  const names = globSync(['assets/releases/**/*.json', 'assets/copy/**/*.json'], { cwd: builtPortal });
  const files = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/(?:current|screens\.[^/]*)\.json$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(builtPortal, path), 'utf8') }));
  const texts = textsIn(join(builtPortal, builtSource));
  return { id, files, at: statSync(pointer).mtime.toISOString(), ...(texts && { texts }) };
}

function textsIn(file: string): PortalTexts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PortalTexts) : undefined;
}
