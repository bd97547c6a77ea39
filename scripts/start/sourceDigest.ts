import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of the built portal. */
const sources = [
  'engine',
  'widgets',
  'manifests',
  'locales',
  'schemas',
  'scripts',
  'sandbox/card/frame',
  'index.html',
  'main.tsx',
  'package-lock.json',
  'vite.config.ts',
];

/** A digest of names and contents of the sources: it changes exactly when a source changes. */
export function digestSources(project: string): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(project, source)))) {
    digest
      .update(`${file.slice(project.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return digest.digest('hex');
}

function listFiles(path: string): string[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined) return [];
  if (kind.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
