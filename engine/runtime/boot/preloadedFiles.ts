/**
 * The files that the page preloads for its first screen, if the server knows it. They arrive together, so that taking all
 * of them at once means one drawing instead of one for each.
 */
export function preloadedFiles(page: ParentNode): ReadonlySet<string> {
  const links = page.querySelectorAll('link[rel="preload"][as="fetch"]');
  return new Set([...links].flatMap((link) => link.getAttribute('href') ?? []));
}
