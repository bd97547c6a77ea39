import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether packages may be installed here: as root, on Debian or what is made of it. */
export function mayInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
}

/**
 * Installs a Debian package and nothing that it only recommends.
 *
 * @returns whether it is there now; apt has said why when it is not
 */
export function installPackage(name: string): boolean {
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', name)
  );
}

/** Whether a path is a file that can be run. */
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
