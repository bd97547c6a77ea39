import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A page with its files on its own port, served compressed, as the portal is. */
export interface ServedPage {
  address: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/**
 * Serves files that are compressed in advance: compressing takes longer than the page does.
 *
 * @param files path -> content; the page itself is at `/`
 */
export async function serveFiles(files: ReadonlyMap<string, Buffer>): Promise<ServedPage> {
  const compressed = new Map([...files].map(([path, bytes]) => [path, brotliCompressSync(bytes)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = compressed.get(pathname);
    if (!body) return void response.writeHead(404).end();
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
    return void response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
