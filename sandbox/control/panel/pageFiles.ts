import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../../platform/contentType.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const folder = join(import.meta.dirname, 'page');

/** Serves the panel's page and its files; `undefined` for any other request. */
export function answerPageFile(request: Request): Response | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname } = new URL(request.url);
  const name = pathname === '/' ? 'panel.html' : pathname.slice(1);
  // The requested name is only compared with the names in the folder: it never becomes a path.
  if (!readdirSync(folder).includes(name)) return undefined;
  return send(readFileSync(join(folder, name), 'utf8'), contentTypeOf(name));
}

function send(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}
