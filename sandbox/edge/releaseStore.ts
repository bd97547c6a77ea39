import type { Clock } from '../clock/index.ts';
import type { CookieStyle } from '../session/index.ts';
import { fileResponse } from './fileResponse.ts';
import { createFileStore, storedFile, type FileStore, type StoredFile } from './fileStore.ts';
import { recogniseBucket } from './releaseBucket.ts';
import { bundleFor, pointerAt } from './releasePointer.ts';

/** The releases, as plain files: a pointer that moves, and files whose names say what is in them. */
export interface ReleaseStore {
  /**
   * `GET /assets/releases/…` and `/assets/copy/…`. Undefined when there is no such file. With the pointer comes what
   * time it is here: browsers go by that, not by their own clock.
   */
  answer(request: Request): Promise<Response | undefined>;
  /** The release for whoever opens a page. */
  forPage(request: Request, style: CookieStyle): Promise<PageRelease>;
}

/** What a page says of its release before its first request. */
export interface PageRelease {
  /** A pointer to this browser's release, and its `bucket` where it keeps one; undefined when there is no release at all. */
  pointer: object | undefined;
  /** To be set for the next page, while not everybody gets the same release. */
  cookie: string | undefined;
}

/** Where releases lie: `current.json` and the bundles in one folder, the sentences in another. */
export interface ReleaseFolders {
  releases: string;
  copy: string;
}

const POINTER = 'current.json';
const ADDRESS = /^\/assets\/(releases|copy)\/(.+)$/;

/**
 * @param places the first one that has a file wins: what was published, then what the portal was built with
 * @param clock says when something that is scheduled becomes live
 */
export function createReleaseStore(places: readonly ReleaseFolders[], clock: Clock): ReleaseStore {
  const stores = places.map(({ releases, copy }) => ({
    releases: createFileStore(releases),
    copy: createFileStore(copy),
  }));
  const find = (kind: keyof ReleaseFolders, name: string): Promise<StoredFile | undefined> =>
    findFirst(
      stores.map((store) => store[kind]),
      name,
    );
  const exists = async (bundle: string): Promise<boolean> =>
    (await find('releases', bundle.replace(/^\/assets\/releases\//, ''))) !== undefined;

  async function answerPointer(request: Request): Promise<Response | undefined> {
    const file = await find('releases', POINTER);
    if (file === undefined) return undefined;
    const now = clock.now();
    const text = file.bytes.toString('utf8');
    const pointer = await pointerAt(text, now, exists);
    const settled = pointer && JSON.stringify(pointer);
    const shown =
      settled === undefined || settled === text ? file : storedFile(POINTER, Buffer.from(settled));
    const response = await fileResponse(request, shown, 'revalidate');
    response.headers.set('date', now.toUTCString());
    return response;
  }

  return {
    async answer(request) {
      const [, kind, name = ''] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
      if (kind !== 'copy' && name === POINTER) return answerPointer(request);
      const file = await find(kind === 'copy' ? 'copy' : 'releases', name);
      return file && fileResponse(request, file, 'immutable');
    },
    async forPage(request, style) {
      const file = await find('releases', POINTER);
      const pointer = file && (await pointerAt(file.bytes.toString('utf8'), clock.now(), exists));
      if (!pointer) return { pointer: undefined, cookie: undefined };
      const { bucket, cookie } = recogniseBucket(request, style);
      const { staged, ...live } = pointer;
      const bundle = bundleFor(pointer, bucket);
      return {
        pointer: { ...live, bundle, ...(bucket !== undefined && { bucket }) },
        cookie: staged === undefined ? undefined : cookie,
      };
    },
  };
}

async function findFirst(stores: readonly FileStore[], name: string): Promise<StoredFile | undefined> {
  const found = await Promise.all(stores.map((store) => store.find(name)));
  return found.find((file) => file !== undefined);
}
