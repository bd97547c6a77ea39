import { createFileStore, type StoredFile } from '../files/fileStore.ts';
import type { FirstScreens } from './firstScreens.ts';

/** Finds screens that were made ahead. They lie beside the release, under its name and that of the code that made them. */
export interface ScreenStore {
  /**
   * Undefined if none were made of this release with this code, or the file cannot be read.
   *
   * @param bundle path of the release's bundle
   * @param page the built page: it names the code
   */
  find(bundle: string, page: StoredFile): Promise<FirstScreens | undefined>;
}

/** @param folders the folders with the bundles; the first one that has a file wins */
export function createScreenStore(folders: readonly string[]): ScreenStore {
  const stores = folders.map(createFileStore);
  const read = new WeakMap<StoredFile, FirstScreens | undefined>();
  return {
    async find(bundle, page) {
      const release = /([0-9a-f]{32})\.json$/.exec(bundle)?.[1];
      if (release === undefined) return undefined;
      const name = `screens.${release}.${codeOf(page)}.json`;
      const found = await Promise.all(stores.map((store) => store.find(name)));
      const file = found.find((each) => each !== undefined);
      if (file === undefined) return undefined;
      if (!read.has(file)) read.set(file, parse(file.bytes.toString('utf8')));
      return read.get(file);
    },
  };
}

/** Id of the portal's code: the digest of the built page, which names every file of the code by its content. */
function codeOf({ etag }: StoredFile): string {
  return Buffer.from(etag.slice(1, -1), 'base64url').toString('hex').slice(0, 32);
}

function parse(text: string): FirstScreens | undefined {
  try {
    const value = JSON.parse(text) as Partial<FirstScreens> | null;
    const isWhole =
      [value?.languages, value?.screens].every(Array.isArray) && typeof value?.rules === 'string';
    return isWhole ? (value as FirstScreens) : undefined;
  } catch {
    return undefined;
  }
}
