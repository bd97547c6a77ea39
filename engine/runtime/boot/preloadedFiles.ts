/**
 * The files that the page has the browser load: what its first screen is made of, where the server knows that. They come
 * at once, so whoever takes them at once draws once, and not after each of them.
 */
export function preloadedFiles(page: ParentNode): ReadonlySet<string> {
  const links = page.querySelectorAll('link[rel="preload"][as="fetch"]');
  return new Set([...links].flatMap((link) => link.getAttribute('href') ?? []));
}
