const longest = 2000;
const ownPaths = '/auth/';
const namesAHost = /^[/\\]{2}/;

/**
 * Decides where a customer goes after signing in. The address that the browser would reach counts, not its spelling: it is
 * resolved and checked twice, since the result must stay on the origin when it is resolved again.
 *
 * @param wish the address from the query
 * @param origin the portal's origin
 * @returns path, query and fragment on the portal; `/` for every other wish
 */
export function safeReturnTo(wish: string | null | undefined, origin: string): string {
  if (wish === null || wish === undefined || wish.length > longest || !wish.startsWith('/')) return '/';
  if (namesAHost.test(wish)) return '/';
  const path = pathOnOrigin(wish, origin);
  if (path === undefined || pathOnOrigin(path, origin) !== path) return '/';
  return path.startsWith(ownPaths) ? '/' : path;
}

function pathOnOrigin(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  return url.pathname + url.search + url.hash;
}
