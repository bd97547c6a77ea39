import { ChunkLoadError } from '../release/index.ts';

/** Files of code that are there or on their way, by their address. */
const files = new Map<string, Promise<void>>();

/**
 * Imports a module whose files may fail to load. A browser remembers a failed module until the page is reloaded (Chromium
 * 150; 156 does not): so the files are fetched first, and imported only once they are there. A failed file is fetched
 * again by the next call. The build puts this around each `import()`.
 *
 * @param needs paths of the files of the module and of those that it imports
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  needs: readonly string[] = [],
): Promise<Module> {
  await Promise.all(needs.map(bringCode));
  return load();
}

/** Fetches a file of code, once. @throws ChunkLoadError when it cannot be had now */
export function bringCode(path: string): Promise<void> {
  const { href } = new URL(path, location.href);
  const known = files.get(href) ?? bring(href);
  files.set(href, known);
  known.catch(() => files.delete(href));
  return known;
}

async function bring(href: string): Promise<void> {
  if (isAskedByPage(href)) return;
  try {
    const response = await fetch(href);
    if (!response.ok) throw new ChunkLoadError(response.status === 404 ? 'missing' : 'error', href);
    await response.arrayBuffer();
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('error', href, { cause: error });
  }
}

/** The page itself comes with it, or has asked for it ahead. */
function isAskedByPage(href: string): boolean {
  return [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].some(
    (element) => (element instanceof HTMLScriptElement ? element.src : Reflect.get(element, 'href')) === href,
  );
}
