import { fileResponse } from './fileResponse.ts';
import { createFileStore, type FileStore, type StoredFile } from './fileStore.ts';

/** The releases, as plain files: a pointer that moves, and files whose names say what is in them. */
export interface ReleaseStore {
  /** `GET /assets/releases/…` and `/assets/copy/…`. Undefined when there is no such file. */
  answer(request: Request): Promise<Response | undefined>;
  /** What the pointer says now; undefined when there is no release at all. */
  pointer(): Promise<unknown>;
}

/** Where releases lie: `current.json` and the bundles in one folder, the sentences in another. */
export interface ReleaseFolders {
  releases: string;
  copy: string;
}

const POINTER = 'current.json';
const ADDRESS = /^\/assets\/(releases|copy)\/(.+)$/;

/** @param places the first one that has a file wins: what was published, then what the portal was built with */
export function createReleaseStore(places: readonly ReleaseFolders[]): ReleaseStore {
  const stores = places.map(({ releases, copy }) => ({
    releases: createFileStore(releases),
    copy: createFileStore(copy),
  }));
  const find = (kind: keyof ReleaseFolders, name: string): Promise<StoredFile | undefined> =>
    findFirst(
      stores.map((store) => store[kind]),
      name,
    );
  return {
    async answer(request) {
      const [, kind, name = ''] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
      const file = await find(kind === 'copy' ? 'copy' : 'releases', name);
      if (file === undefined) return undefined;
      return fileResponse(request, file, name === POINTER ? 'revalidate' : 'immutable');
    },
    async pointer() {
      const file = await find('releases', POINTER);
      try {
        return file === undefined ? undefined : JSON.parse(file.bytes.toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}

async function findFirst(stores: readonly FileStore[], name: string): Promise<StoredFile | undefined> {
  const found = await Promise.all(stores.map((store) => store.find(name)));
  return found.find((file) => file !== undefined);
}
