import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { keepToOwner } from '../data-folder/ownerOnly.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables/index.ts';

/** PostgreSQL's type id of `date`, read as text `YYYY-MM-DD`: as an instant it would be another day west of Greenwich. */
const dateType = 1082;

/** Location of the data. `url` wins over `folder`; without either the data is in memory. */
export interface DatabaseOptions {
  /** A PostgreSQL connection string. */
  url?: string | undefined;
  /** The data folder; PGlite keeps its files in `<folder>/database`. */
  folder?: string | undefined;
  /** Most connections to PostgreSQL; 10 if not given. PGlite has one. */
  maxConnections?: number;
  /** Content of a database in memory, from `snapshotEmptyDatabase`; faster than running all migrations. */
  snapshot?: Blob;
}

/**
 * Opens the database and runs all migrations that are missing.
 *
 * PGlite runs one statement at a time, so inside a transaction only the transaction may be used: a call of
 * the outer database there waits for itself.
 *
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  return migrate(await chooseDialect(options));
}

/** Creates an empty, migrated database, and dumps it for databases in memory. */
export async function snapshotEmptyDatabase(): Promise<Blob> {
  const pglite = await createPGlite({});
  const database = await migrate(new PGliteDialect({ pglite }));
  const snapshot = await pglite.dumpDataDir('none');
  await database.destroy();
  return snapshot;
}

async function migrate(dialect: Dialect): Promise<Database> {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const database = new Kysely<Tables>({ dialect, plugins });
  try {
    await migrateToLatest(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

async function chooseDialect(options: DatabaseOptions): Promise<Dialect> {
  if (options.url !== undefined) return postgresDialect(options.url, options.maxConnections ?? 10);
  return new PGliteDialect({ pglite: await createPGlite(options) });
}

async function createPGlite({ folder, snapshot }: DatabaseOptions): Promise<PGlite> {
  const library = await import('@electric-sql/pglite');
  const files = folder === undefined ? undefined : join(folder, 'database');
  if (files !== undefined) keepToOwner(files);
  const pglite = await library.PGlite.create(files ?? 'memory://', {
    parsers: { [dateType]: asText },
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  if (files !== undefined) keepToOwner(files);
  return pglite;
}

async function postgresDialect(connectionString: string, max: number): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, asText);
  const pool = new pg.Pool({ connectionString, max, types });
  // PostgreSQL ends idle connections when it restarts. Without a listener that would end this process; the next query
  // opens another one.
  pool.on('error', (error) => console.error(`The database ended an idle connection: ${error.message}`));
  return new PostgresDialect({ pool });
}

function asText(value: string): string {
  return value;
}

/**
 * Runs all migrations that are missing.
 *
 * @throws the first migration's error; that migration is rolled back, the ones before it stay.
 */
async function migrateToLatest(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
