import type { CookieStyle } from '../../identity/session/cookie.ts';
import { fileResponse } from '../files/fileResponse.ts';
import { storedFile } from '../files/fileStore.ts';
import { createLivePointer, type LivePointerOptions } from './livePointer.ts';
import { recogniseBucket } from './releaseBucket.ts';
import { createReleaseFiles, pointerPath, type ReleaseFiles, type ReleaseFolders } from './releaseFiles.ts';
import { bundleFor } from './releasePointer.ts';

/** Serves releases as plain files: a pointer that moves, and files whose names contain a digest of their content. */
export interface ReleaseStore extends Pick<ReleaseFiles, 'find'> {
  /**
   * `GET /assets/releases/…` and `/assets/copy/…`. Undefined if there is no such file. With the pointer comes the server's
   * time: browsers go by that, not by their own clock.
   */
  answer(request: Request): Promise<Response | undefined>;
  /** The release for the page of a request. */
  forPage(request: Request, style: CookieStyle): Promise<PageRelease>;
  /** Paths of the bundles that are served now, or scheduled. */
  bundles(): Promise<readonly string[]>;
}

/** The release of a page before its first request. */
export interface PageRelease {
  /** A pointer to this browser's release, and its `bucket` if it has one; undefined if there is no release at all. */
  pointer: object | undefined;
  /** The `Set-Cookie` value for the bucket, while a release is staged. */
  cookie: string | undefined;
}

export interface ReleaseStoreOptions extends Omit<LivePointerOptions, 'files'> {
  /** The first place that has a file wins: published releases, then the release that the portal was built with. */
  places: readonly ReleaseFolders[];
}

export function createReleaseStore({ places, ...options }: ReleaseStoreOptions): ReleaseStore {
  const files = createReleaseFiles(places);
  const live = createLivePointer({ ...options, files });

  /** Answers with the pointer. An invalid one is sent as it is: open pages then stay with the release they have. */
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
