import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../../platform/contentType.ts';

const TOKENS = join(import.meta.dirname, '../../../widgets/kit/tokens');

/** The service wears the portal's design tokens, read where they are kept so that the two never drift apart. */
const FILES: Record<string, string> = {
  '/style/tokens.css': join(TOKENS, 'tokens.css'),
  '/style/fonts.css': join(TOKENS, 'fonts.css'),
  '/style/fonts/geist-latin-400-600.woff2': join(TOKENS, 'fonts/geist-latin-400-600.woff2'),
  '/style/sign-in.css': join(import.meta.dirname, 'page/sign-in.css'),
};

/** Sends a style sheet or font. @returns false when the path names none */
export function sendStyleFile(path: string, response: ServerResponse): boolean {
  const file = FILES[path];
  if (file === undefined) return false;
  response.setHeader('content-type', contentTypeOf(file));
  response.setHeader('cache-control', 'public, max-age=300');
  response.end(readFileSync(file));
  return true;
}
