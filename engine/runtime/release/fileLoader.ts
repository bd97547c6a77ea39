import { contentHash } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import { fetchFile } from './fetchFile.ts';
import type { Paths } from './release.ts';

/** Loads a file of a release that is a JSON object, by the two names under which the bundle lists it. */
export function fileLoader(ports: Ports, paths: Paths): (outer: string, inner: string) => Promise<object> {
  return async (outer, inner) => {
    const path = paths[outer]?.[inner];
    if (path === undefined) throw new Error(`The release has no ${outer} "${inner}".`);
    const { text } = await fetchFile(ports, path);
    await verifyHash(path, text);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw new Error(`${path} holds no object.`);
    return value;
  };
}

/** The name of a file of a release ends with the first half of the SHA-256 of its content. */
export async function verifyHash(path: string, text: string): Promise<void> {
  const expected = /([0-9a-f]{32})\.json$/.exec(path)?.[1];
  if (expected === undefined) throw new Error(`The name ${path} does not say what is in it.`);
  // Browsers offer the hash on secure origins only; elsewhere the content is taken as it is.
  if (!globalThis.crypto?.subtle) return;
  if ((await contentHash(text)) !== expected) throw new Error('The bundle is not what its name says.');
}
