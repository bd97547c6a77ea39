import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database for one run of the suite. */
export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database with a random name, so that other data of the server stays untouched. */
export async function createEmptyDatabase(serverUrl: string): Promise<EmptyDatabase> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
