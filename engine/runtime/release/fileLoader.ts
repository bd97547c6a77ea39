import { isRecord } from '../../core/json/index.ts';
import { contentHash } from '../../core/release/index.ts';
import type { Ports } from '../ports/index.ts';
import { fetchFile } from './fetchFile.ts';
import type { Paths } from './release.ts';

/** Loads the content of a release's file, a JSON object, by two names. */
export type FileLoader = (outer: string, inner: string) => Promise<object>;

/**
 * Loads the files of a release by the names under which the bundle lists them. A file that is listed under several inner
 * names holds the content of each; it is loaded once.
 */
export function fileLoader(ports: Ports, paths: Paths): FileLoader {
  return sharedLoader(paths, async (path) => {
    const { text } = await fetchFile(ports, path);
    await verifyHash(path, text);
    return JSON.parse(text);
  });
}

/** The same with another way to read a file. */
export function sharedLoader(paths: Paths, read: (path: string) => Promise<unknown>): FileLoader {
  const shared = new Map<string, Promise<unknown>>();
  function readOnce(path: string): Promise<unknown> {
    const reading = shared.get(path) ?? read(path);
    shared.set(path, reading);
    reading.catch(() => shared.delete(path));
    return reading;
  }
  return async (outer, inner) => {
    const listed = paths[outer] ?? {};
    const path = listed[inner];
    if (path === undefined) throw new Error(`The release has no ${outer} "${inner}".`);
    const isShared = Object.values(listed).filter((each) => each === path).length > 1;
    const held = await (isShared ? readOnce(path) : read(path));
    const value = isShared && isRecord(held) ? held[inner] : held;
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
