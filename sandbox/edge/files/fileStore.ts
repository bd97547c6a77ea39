import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../../platform/contentType.ts';
import { compress, isCompressible, type Encoding } from './encoding.ts';

/** A file as it is sent: its bytes, and compressed forms of them, made when first requested. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
  /** Strong validator, quoted. */
  etag: string;
  /** @returns undefined when the form would not be smaller */
  compressed(encoding: Encoding): Promise<Buffer | undefined>;
}

/** Finds files below one folder. A file that changes on disk is read again. */
export interface FileStore {
  /** @param path as in a URL, without its leading slash; undefined when it names no file inside the folder */
  find(path: string): Promise<StoredFile | undefined>;
}

export function createFileStore(folder: string): FileStore {
  const held = new Map<string, { stamp: string; file: StoredFile }>();
  return {
    async find(path) {
      const location = await locate(folder, path);
      if (location === undefined) return undefined;
      const known = held.get(location.file);
      if (known?.stamp === location.stamp) return known.file;
      const file = storedFile(location.file, await readFile(location.file));
      held.set(location.file, { stamp: location.stamp, file });
      return file;
    },
  };
}

/** Finds a file by its real path, with links and dots resolved, so that no spelling of a path leads out of the folder. */
async function locate(folder: string, path: string): Promise<{ file: string; stamp: string } | undefined> {
  if (path.includes('\0')) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, decodeURIComponent(path)));
    const details = await stat(file);
    if (!file.startsWith(root + sep) || !details.isFile()) return undefined;
    return { file, stamp: `${details.mtimeMs} ${details.size}` };
  } catch {
    return undefined;
  }
}

/** Makes a stored file of bytes; the name decides the content type. */
export function storedFile(name: string, bytes: Buffer): StoredFile {
  const contentType = contentTypeOf(name);
  const forms = new Map<Encoding, Promise<Buffer | undefined>>();
  const isWorthIt = isCompressible(contentType, bytes.length);
  return {
    bytes,
    contentType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    async compressed(encoding) {
      if (!isWorthIt) return undefined;
      const form = forms.get(encoding) ?? compress(bytes, encoding, 'once');
      forms.set(encoding, form);
      return form;
    },
  };
}
