/**
 * Whether a question that is asked by its address comes from a script or a preload of our own page. A frame, an image, a
 * link or a typed address is none, nor is anything of another site. A browser that says nothing of where a request comes
 * from has to send our header, which no other site can.
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
