import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../../platform/contentType.ts';

const tokens = join(import.meta.dirname, '../../../widgets/kit/tokens');

/** The portal's design tokens, read from their source folder so that the two never differ. */
const files: Record<string, string> = {
  '/style/tokens.css': join(tokens, 'tokens.css'),
  '/style/fonts.css': join(tokens, 'fonts.css'),
  '/style/fonts/geist-latin-400-600.woff2': join(tokens, 'fonts/geist-latin-400-600.woff2'),
  '/style/sign-in.css': join(import.meta.dirname, 'page/sign-in.css'),
  '/script/show-password.js': join(import.meta.dirname, 'page/show-password.js'),
};

/** Sends a style sheet, font or script of the pages. @returns false when the path names none */
export function sendPageFile(path: string, response: ServerResponse): boolean {
  const file = files[path];
  if (file === undefined) return false;
  response.setHeader('content-type', contentTypeOf(file));
  response.setHeader('cache-control', 'public, max-age=300');
  response.end(readFileSync(file));
  return true;
}
