import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, snapshotEmptyDatabase, type Database } from '../database/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache');
const MIGRATIONS = join(ROOT, 'sandbox/database/migrations');

/**
 * Opens an empty database in memory. Making one takes seconds, so the first is kept beside the packages and the
 * others start with it, until a migration changes.
 */
export async function openTestDatabase(): Promise<Database> {
  const file = join(CACHE, `sandbox-database-${await digestMigrations()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  return openDatabase({ snapshot: kept === undefined ? await makeSnapshot(file) : new Blob([kept]) });
}

async function digestMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(MIGRATIONS, name))));
  const library = await readFile(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'));
  return createHash('sha256')
    .update(Buffer.concat([...texts, library]))
    .digest('hex')
    .slice(0, 16);
}

/** Written under another name first: tests that start at the same time must not read half of it. */
async function makeSnapshot(file: string): Promise<Blob> {
  const snapshot = await snapshotEmptyDatabase();
  const written = `${file}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(written, snapshot.stream());
  await rename(written, file);
  return snapshot;
}
