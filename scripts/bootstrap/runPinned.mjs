import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { install, pinnedNode } from './installation.mjs';

const oldestNode = 20;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Installs what is missing and hands over to a script under the pinned Node. Ends this process with the script's
 * exit status.
 *
 * @param {string} project folder of the project
 * @param {string} script relative to the project
 * @param {{ environment?: Record<string, string>, folder?: string }} [options] variables for the script, and the folder in
 *   which it runs, the project's unless said
 */
export function runPinned(project, script, { environment = {}, folder = project } = {}) {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(`This needs Node ${oldestNode} or newer; here is ${process.versions.node}.`);
  }
  if (!install(project)) fail('The packages could not be installed; see above. Is the network there?');
  const child = spawn(pinnedNode(project), [join(project, script), ...process.argv.slice(2)], {
    cwd: folder,
    // The channel tells the script when this process has ended, even after a kill.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment, PATH: pathWithPinned(project) },
  });

  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(String(error)));
  child.on('exit', (status, signal) =>
    process.exit(status ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)),
  );
}

/** @param {string} project */
function pathWithPinned(project) {
  return join(project, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
