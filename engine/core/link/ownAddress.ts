/** Any origin will do: it only shows whether an address leaves it. */
export const someOrigin = 'https://portal.invalid';

/**
 * Whether an address is a path of the portal *after resolution*: neither another place nor a script, whatever a browser
 * leaves out of it or takes for a slash, also when the path that comes of it is used as an address again.
 */
export function isOwnAddress(address: string): boolean {
  const url = /^\/(?![/\\])/.test(address) ? URL.parse(address, someOrigin) : null;
  return url?.origin === someOrigin && !url.pathname.startsWith('//');
}
