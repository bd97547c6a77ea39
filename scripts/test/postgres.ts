import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installPackage, mayInstallPackages } from './debian.ts';

const settings = '/etc/postgresql-common/createcluster.conf';

/**
 * Whether there is a PostgreSQL for tests: a server that `DATABASE_URL` names, or Debian's binaries,
 * which are installed if they are missing and this is allowed.
 */
export function findPostgres(environment: NodeJS.ProcessEnv = process.env): boolean {
  if ((environment['DATABASE_URL'] ?? '') !== '' || areBinariesHere()) return true;
  if (!mayInstallPackages()) return false;
  console.log('Installing PostgreSQL for the tests (apt-get install postgresql).');
  refuseOwnServer();
  return installPackage('postgresql') && areBinariesHere();
}

/** Whether Debian's binaries are installed. */
export function areBinariesHere(): boolean {
  return globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
}

/** Keeps the Debian package from creating a database and starting a server, which would be left running. */
function refuseOwnServer(): void {
  if (existsSync(settings)) return;
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}
