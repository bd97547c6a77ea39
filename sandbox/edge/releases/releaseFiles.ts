import { createFileStore, type StoredFile } from '../files/fileStore.ts';

/** Folders of releases: `current.json` and the bundles in one, the namespaces in the other. */
export interface ReleaseFolders {
  releases: string;
  copy: string;
}

/** The files of releases, from several places. */
export interface ReleaseFiles {
  /** The file that browsers request by a path; the first place that has it wins. */
  find(path: string): Promise<StoredFile | undefined>;
  /** The pointer of each place that has one, with its folder, in the order of the places. */
  pointers(): Promise<{ folder: string; file: StoredFile }[]>;
}

/** Path of the pointer for browsers. */
export const pointerPath = '/assets/releases/current.json';

const address = /^\/assets\/(releases|copy)\/(.+)$/;

/** @param places the published releases, then the release that the portal was built with */
export function createReleaseFiles(places: readonly ReleaseFolders[]): ReleaseFiles {
  const stores = places.map(({ releases, copy }) => ({
    folder: releases,
    releases: createFileStore(releases),
    copy: createFileStore(copy),
  }));
  return {
    async find(path) {
      const [, kind, name = ''] = address.exec(path) ?? [];
      const found = await Promise.all(
        stores.map((store) => store[kind === 'copy' ? 'copy' : 'releases'].find(name)),
      );
      return found.find((file) => file !== undefined);
    },
    async pointers() {
      const found = await Promise.all(
        stores.map(async ({ folder, releases }) => ({ folder, file: await releases.find('current.json') })),
      );
      return found.flatMap(({ folder, file }) => (file === undefined ? [] : { folder, file }));
    },
  };
}
