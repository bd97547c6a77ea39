import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether packages may be installed here: as root, on Debian or a derivative. */
export function mayInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
}

/**
 * Installs a Debian package without those that it only recommends.
 *
 * @returns whether it is installed now; apt has printed the reason if not
 */
export function installPackage(name: string): boolean {
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', name)
  );
}

/** Whether a path is an executable file. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function apt(...options: string[]): boolean {
  const { status, stderr } = spawnSync('apt-get', options, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.log(stderr.trim());
  return status === 0;
}
