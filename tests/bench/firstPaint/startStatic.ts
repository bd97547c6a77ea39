import { serveFiles, type ServedPage } from './serveFiles.ts';

/**
 * Serves the public page as static HTML: the HTML and the styles that the portal sends, without any script.
 *
 * @param portal origin of the portal
 */
export async function startStatic(portal: string): Promise<ServedPage> {
  const load = async (path: string): Promise<Buffer<ArrayBuffer>> => {
    const response = await fetch(new URL(path, portal), {
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
  const page = (await load('/')).toString('utf8');
  if (!page.includes('<h1')) throw new Error('The public page comes without its screen.');
  const html = page
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)" as="(?:fetch|script)".*?>/g, '');
  const files = new Map([['/', Buffer.from(html)]]);
  for (const path of pathsIn(html)) {
    const bytes = await load(path);
    files.set(path, bytes);
    if (!path.endsWith('.css')) continue;
    for (const [, named = ''] of bytes.toString('utf8').matchAll(/url\(["']?(\/[^"')]+)/g))
      files.set(named, await load(named));
  }
  return serveFiles(files);
}

function pathsIn(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]* href="(\/[^"]+)"/g)].map(([, path = '']) => path);
}
