import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The least that a page drawn by React can be, built for production and served compressed, as the portal is. */
export interface HelloPage {
  address: string;
  stop(): Promise<void>;
}

/** Builds the page and serves it on a port of its own. */
export async function startHello(): Promise<HelloPage> {
  const folder = await mkdtemp(join(tmpdir(), 'hello-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const files = await compressed(folder);
  await rm(folder, { recursive: true, force: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = files.get(pathname);
    if (!body) return void response.writeHead(404).end();
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
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

/** Before anybody asks: compressing takes longer than the page does. The page itself is at `/`. */
async function compressed(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)}`;
    files.set(path === '/index.html' ? '/' : path, brotliCompressSync(await readFile(file)));
  }
  return files;
}
