import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Whether a request says in one way only whom it asks and for what. Whoever builds an address of a `Host` that is
 * missing, doubled or no host at all fails or, worse, takes it for another one. A whole address instead of a path is
 * for proxies: it is good when it names the very host, and becomes its path.
 */
export function hasPlainTarget(request: IncomingMessage): boolean {
  const [host = '', ...others] = request.headersDistinct['host'] ?? [];
  const origin = HOST.test(host) && others.length === 0 ? URL.parse(`http://${host}`) : null;
  if (origin === null) return false;
  const target = request.url ?? '';
  if (target.startsWith('/')) return URL.canParse(origin.origin + target);
  const url = URL.parse(target);
  if (url?.origin !== origin.origin) return false;
  request.url = url.pathname + url.search;
  return true;
}
