import { extname } from 'node:path';

/** The kinds of files in a first load. */
export type FileKind = 'script' | 'styles' | 'release' | 'sentences' | 'font' | 'other';

/** A file that a page requested. */
export interface LoadedFile {
  /** Path of its address. */
  path: string;
  /** Its content, as the browser sees it after decompression. */
  bytes: Buffer;
}

const KINDS: Readonly<Record<string, FileKind>> = { '.js': 'script', '.css': 'styles', '.woff2': 'font' };

/** The kind of a file, by its path. */
export function kindOf(path: string): FileKind {
  if (path.startsWith('/assets/copy/')) return 'sentences';
  if (path.startsWith('/assets/releases/')) return 'release';
  return KINDS[extname(path)] ?? 'other';
}

/** The readable name of a file: without the folder, and without the hash of its content. */
export function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file
    .replace(/^[\da-f]{32}\.json$/, 'bundle.json')
    .replace(/\.[\da-f]{32}(\.json)$/, '$1')
    .replace(/-[\w-]{8}(\.(?:js|css|woff2))$/, '$1');
}
