import type { CookieStyle } from '../../identity/session/cookie.ts';
import { fileResponse } from '../files/fileResponse.ts';
import { storedFile } from '../files/fileStore.ts';
import { createLivePointer, type LivePointerOptions } from './livePointer.ts';
import { recogniseBucket } from './releaseBucket.ts';
import { createReleaseFiles, pointerPath, type ReleaseFiles, type ReleaseFolders } from './releaseFiles.ts';
import { bundleFor } from './releasePointer.ts';

/** The releases, as plain files: a pointer that moves, and files whose names say what is in them. */
export interface ReleaseStore extends Pick<ReleaseFiles, 'find'> {
  /**
   * `GET /assets/releases/…` and `/assets/copy/…`. Undefined when there is no such file. With the pointer comes what
   * time it is here: browsers go by that, not by their own clock.
   */
  answer(request: Request): Promise<Response | undefined>;
  /** The release for whoever opens a page. */
  forPage(request: Request, style: CookieStyle): Promise<PageRelease>;
  /** Paths of the bundles that somebody gets now, or will get. */
  bundles(): Promise<readonly string[]>;
}

/** What a page says of its release before its first request. */
export interface PageRelease {
  /** A pointer to this browser's release, and its `bucket` where it keeps one; undefined when there is no release at all. */
  pointer: object | undefined;
  /** To be set for the next page, while not everybody gets the same release. */
  cookie: string | undefined;
}

export interface ReleaseStoreOptions extends Omit<LivePointerOptions, 'files'> {
  /** The first one that has a file wins: what was published, then what the portal was built with. */
  places: readonly ReleaseFolders[];
}

export function createReleaseStore({ places, ...options }: ReleaseStoreOptions): ReleaseStore {
  const files = createReleaseFiles(places);
  const live = createLivePointer({ ...options, files });

  /** A pointer that cannot be followed is handed out as it is: the pages that are open stay with what they have. */
  async function answerPointer(request: Request): Promise<Response | undefined> {
    const file = await files.find(pointerPath);
    if (file === undefined) return undefined;
    const now = options.clock.now();
    const text = file.bytes.toString('utf8');
    const pointer = await live.read(text);
    const settled = pointer && JSON.stringify(pointer);
    const shown =
      settled === undefined || settled === text ? file : storedFile('current.json', Buffer.from(settled));
    const response = await fileResponse(request, shown, 'revalidate');
    response.headers.set('date', now.toUTCString());
    return response;
  }

  return {
    find: files.find,
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (pathname === pointerPath) return answerPointer(request);
      const file = await files.find(pathname);
      return file && fileResponse(request, file, 'immutable');
    },
    async forPage(request, style) {
      const pointer = await live.current();
      if (!pointer) return { pointer: undefined, cookie: undefined };
      const { bucket, cookie } = recogniseBucket(request, style);
      const { staged, ...rest } = pointer;
      const bundle = bundleFor(pointer, bucket);
      return {
        pointer: { ...rest, bundle, ...(bucket !== undefined && { bucket }) },
        cookie: staged === undefined ? undefined : cookie,
      };
    },
    async bundles() {
      const { bundle, next, staged } = (await live.current()) ?? {};
      return [bundle, next?.bundle, staged?.bundle].filter((each) => each !== undefined);
    },
  };
}
