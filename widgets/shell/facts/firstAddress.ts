/** The address that the browser was given: the portal may have led on, without its query, before anybody asks. */
export function firstAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href, location.href);
}
