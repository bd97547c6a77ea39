// Plain JavaScript without dependencies: it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether everything that the lock file demands is installed in its version. Packages for other kinds of machines may be
 * missing.
 *
 * @param {string} project folder of the project
 * @returns {boolean}
 */
export function isInstalled(project) {
  const wanted = readPackages(join(project, 'package-lock.json'));
  const present = readPackages(join(project, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && entry.optional !== true)
    .every(([path, entry]) => present[path]?.version === entry.version);
}

/**
 * Installs missing packages with `npm ci`; does nothing, and needs no network, if none is missing.
 *
 * @param {string} project folder of the project
 * @returns {boolean} false if npm failed; npm has printed the reason by then
 */
export function install(project) {
  if (isInstalled(project) && existsSync(pinnedNode(project))) return true;
  console.log('Installing packages (npm ci). This takes a minute, once.');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return npm.status === 0;
}

/**
 * The Node that the project pins through npm.
 *
 * @param {string} project folder of the project
 * @returns {string}
 */
export function pinnedNode(project) {
  return join(project, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
