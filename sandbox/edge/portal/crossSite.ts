/** Browsers send violation reports by themselves, without our header. */
const sentByBrowsers = new Set(['/csp-reports']);
const reading = new Set(['GET', 'HEAD']);

/**
 * Whether a request that may change something comes from anywhere but our own page. Another site can neither add our
 * header to a request nor forge the browser's headers about the request's origin.
 *
 * @param portal origin of the portal
 */
export function isCrossSite(request: Request, portal: string): boolean {
  if (reading.has(request.method)) return false;
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin !== null && origin !== portal) return true;
  return headers.get('x-portal-request') !== '1' && !sentByBrowsers.has(new URL(request.url).pathname);
}
