import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const TOKENS = join(import.meta.dirname, '../../../widgets/kit/tokens');

/** The service wears the portal's design tokens, read where they are kept so that the two never drift apart. */
const FILES: Record<string, { file: string; type: string }> = {
  '/style/tokens.css': { file: join(TOKENS, 'tokens.css'), type: 'text/css; charset=utf-8' },
  '/style/fonts.css': { file: join(TOKENS, 'fonts.css'), type: 'text/css; charset=utf-8' },
  '/style/fonts/geist-latin-400-600.woff2': {
    file: join(TOKENS, 'fonts/geist-latin-400-600.woff2'),
    type: 'font/woff2',
  },
  '/style/sign-in.css': {
    file: join(import.meta.dirname, 'page/sign-in.css'),
    type: 'text/css; charset=utf-8',
  },
};

/** Sends a style sheet or font. @returns false when the path names none */
export function sendStyleFile(path: string, response: ServerResponse): boolean {
  const found = FILES[path];
  if (found === undefined) return false;
  response.setHeader('content-type', found.type);
  response.setHeader('cache-control', 'public, max-age=300');
  response.end(readFileSync(found.file));
  return true;
}
