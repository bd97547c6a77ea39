/** The part of Vite's hot client that is used. */
interface HotClient {
  on(event: string, listener: () => void): void;
}

/**
 * In development: shows each edit of a manifest at once, without a reload. Vite explains a broken one over the page, while
 * the last good one stays, until nothing is broken. Never part of a production build.
 */
export function watchRelease(hot: HotClient, portal: { reload(): Promise<void> }): void {
  hot.on('portal:valid', () => {
    for (const each of document.querySelectorAll('vite-error-overlay')) each.remove();
  });
  hot.on('portal:release', () => void portal.reload());
}
