import type { TestProject } from 'vitest/node';
import { createEmptyDatabase } from './createEmptyDatabase.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database on a real PostgreSQL. */
    databaseUrl: string;
  }
}

/**
 * Provides an empty database: on the server that `DATABASE_URL` names, or on a server of its own.
 *
 * @throws if there is no PostgreSQL. The suite must fail then, not pass without having run.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  const database = await createEmptyDatabase(server.url);
  provide('databaseUrl', database.url);
  return async () => {
    await database.drop();
    await server.stop();
  };
}
