/**
 * Whether a request to the panel comes from a page of another site, or of one whose name was made to resolve to this
 * machine. The panel has no sign-in, so nothing else may call it; a typed address may.
 */
export function isFromElsewhere(request: Request): boolean {
  const { origin, hostname } = new URL(request.url);
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = (from !== null && from !== origin) || (site !== null && !ownSites.includes(site));
  return isForeign || !localNames.includes(hostname);
}

const localNames = ['127.0.0.1', 'localhost', '[::1]'];
const ownSites = ['same-origin', 'none'];
