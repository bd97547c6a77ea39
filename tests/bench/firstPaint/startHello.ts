import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFiles, type ServedPage } from './serveFiles.ts';

/** Builds the smallest page that React can draw, for production, and serves it. */
export async function startHello(): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'hello-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const files = await filesIn(folder);
  await rm(folder, { recursive: true, force: true });
  return serveFiles(files);
}

async function filesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)}`;
    files.set(path === '/index.html' ? '/' : path, await readFile(file));
  }
  return files;
}
