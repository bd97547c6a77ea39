import { createHash } from 'node:crypto';

/** The path of a file of a release: its name is the hash of its content. */
export function contentPath(text: string, stem = '/'): string {
  return `${stem}${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`;
}
