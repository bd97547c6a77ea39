import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** URL of its first database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reachable through a socket file there only.
 *
 * @throws if no server binaries are installed
 */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { cwd: folder, ...owner };
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...asOwner,
    stdio: 'ignore',
  });
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = (): void => void server.kill('SIGINT');
  process.once('exit', end);
  await becomeReady(server);
  return {
    url: `postgresql://sandbox@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', end);
      const stopped = once(server, 'exit');
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The content of a database as SQL. */
export function dumpDatabase(url: string): string {
  return execFileSync(join(findBinaries(), 'pg_dump'), [url], { encoding: 'utf8', maxBuffer: 500_000_000 });
}

const INSTALLATIONS = '/usr/lib/postgresql';

function findBinaries(): string {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS) : [];
  const [newest] = versions
    .map((version) => join(INSTALLATIONS, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toReversed();
  if (newest !== undefined) return newest;
  throw new Error(
    'THE CONCURRENCY SUITE DID NOT RUN: there is no PostgreSQL here. Install the package "postgresql", or name a ' +
      'server in DATABASE_URL.',
  );
}

/** The user to run as: PostgreSQL refuses to run as root, so it is the user of its package, or nobody. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = ['postgres', 'nobody'].find((name) => isUser(name)) ?? 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

function idOf(option: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
}

function isUser(name: string): boolean {
  try {
    execFileSync('id', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function becomeReady(server: ChildProcess): Promise<void> {
  let output = '';
  for await (const chunk of server.stderr ?? []) {
    output += String(chunk);
    if (output.includes('database system is ready to accept connections')) {
      server.stderr?.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start.\n${output}`);
}
