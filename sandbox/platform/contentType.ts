import { lookup } from 'mrmime';

/** The `content-type` of a file, by its name: text and scripts are UTF-8. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}
