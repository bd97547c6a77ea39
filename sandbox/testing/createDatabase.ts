import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on a PostgreSQL server, with a random name: other data of the server stays untouched. */
export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** @param template name of the database on the same server of which it becomes a copy; empty without one */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<OwnDatabase> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (server) => server.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, (server) => server.query(`drop database ${name} with (force)`)),
  };
}

/**
 * Creates a database to copy from, unless it is there.
 *
 * @param fill writes its content; it is there for others only afterwards
 */
export async function createTemplate(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await onServer(serverUrl, async (server) => {
    // Processes that need it at the same time wait for the first; its end gives the lock back.
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await server.query(`create database ${unfinished}`);
    await fill(databaseUrl(serverUrl, unfinished));
    await server.query(`alter database ${unfinished} rename to ${name}`);
  });
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
