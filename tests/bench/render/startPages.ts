import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { oneByteScripts } from '../../../scripts/vite/oneByteScripts.ts';
import { libraryRelease } from './libraryRelease.ts';
import { shelf } from './page/shelf.ts';

/** The two measured pages, built for production and served. */
export interface Pages {
  /** Address of a page with so many rows. */
  address(page: 'engine' | 'hand', rows: number): string;
  /** Folder of the built files. */
  folder: string;
  stop(): Promise<void>;
}

const SIZES = [40, 400];
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Builds the pages and serves them on their own port. */
export async function startPages(): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await buildPages(folder);
  const answers = await fixedAnswers();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    void answer(response, path, answers, folder);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    address: (page, rows) => `http://127.0.0.1:${port}/${page === 'hand' ? 'hand' : ''}?rows=${rows}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function buildPages(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'page');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), oneByteScripts()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { engine: join(root, 'engine.html'), hand: join(root, 'hand.html') } },
    },
  });
}

/** The releases, and the answers of the session and the flag service. */
async function fixedAnswers(): Promise<ReadonlyMap<string, string>> {
  const answers = new Map([
    ['/session', JSON.stringify({ signedIn: true, username: 'ada', reader: shelf.reader })],
    ['/toggles', JSON.stringify({ toggles: [{ name: 'more', enabled: true }] })],
  ]);
  for (const rows of SIZES) {
    const { files, pointer } = await libraryRelease(rows);
    for (const { path, text } of files) answers.set(path, text);
    answers.set(`/releases/${rows}.json`, pointer.text);
  }
  return answers;
}

async function answer(
  response: ServerResponse,
  path: string,
  answers: ReadonlyMap<string, string>,
  folder: string,
): Promise<void> {
  // The two headers isolate the page, for which browsers then allow a precise clock.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  const fixed = answers.get(path);
  const file = path === '/' ? '/engine.html' : path === '/hand' ? '/hand.html' : path;
  try {
    const body = fixed ?? (await readFile(join(folder, normalize(file))));
    response.setHeader(
      'content-type',
      fixed === undefined ? (TYPES[extname(file)] ?? '') : (TYPES['.json'] ?? ''),
    );
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}
