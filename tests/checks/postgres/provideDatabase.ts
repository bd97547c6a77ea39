import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../../sandbox/testing/createDatabase.ts';
import { startPostgres } from '../../../scripts/test/startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database on a real PostgreSQL. */
    databaseUrl: string;
  }
}

/**
 * Provides an empty database: on the server that `DATABASE_URL` names, on that of `npm test`, or on one of its own.
 *
 * @throws if there is no PostgreSQL. The suite must fail then, not pass without having run.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'] ?? process.env['TEST_POSTGRES'];
  const server = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  const database = await createDatabase(server.url);
  provide('databaseUrl', database.url);
  return async () => {
    await database.drop();
    await server.stop();
  };
}
