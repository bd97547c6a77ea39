import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

it('a database that ends an idle connection, as when it restarts, ends no process', async () => {
  const url = inject('databaseUrl');
  const script = new URL('holdConnection.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await said.next()).value).toBe('idle');
  const lost = once(child.stderr, 'data');
  const client = new Client({ connectionString: url });
  await client.connect();
  const others = 'datname = current_database() and pid <> pg_backend_pid()';
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  await client.end();
  expect(String(await lost)).toContain('The database ended an idle connection');
  child.stdin.write('x');
  expect((await said.next()).value).toBe('answered');
  expect(await ended).toEqual([0, null]);
});
