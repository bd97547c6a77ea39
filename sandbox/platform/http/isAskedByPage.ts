/**
 * Whether a GET for data comes from a script or a preload of our own page: not from a frame, an image, a link, a typed
 * address or another site. A browser without `sec-fetch-site` must send our header, which no other site can.
 */
export function isAskedByPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === null) return headers.get('x-portal-request') === '1';
  return (
    site === 'same-origin' &&
    headers.get('sec-fetch-dest') === 'empty' &&
    headers.get('sec-fetch-mode') === 'cors'
  );
}
