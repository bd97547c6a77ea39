import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownerOnly } from '../../sandbox/platform/data-folder/ownerOnly.ts';

/** A process that `npm start` runs. */
export interface Service {
  /** Resolves when the service reports that it is ready; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves with the way it ended. */
  ended: Promise<string>;
  /** Asks it to finish, and kills it if it does not in time. */
  stop(): Promise<void>;
  /** Kills it at once, as a crash does: it can finish nothing. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  name: string;
  /** Absolute path of the script; it sends `{ ready: true }` to its parent. */
  script: string;
  /** Folder for its output. */
  logs: string;
  /** Its environment variables; by default those of this process. */
  environment?: NodeJS.ProcessEnv;
}

const defaultPatience = 8000;
const mostLastLines = 25;

export function startService({ name, script, logs, environment = process.env }: ServiceOptions): Service {
  const log = join(logs, `${basename(dirname(script))}.log`);
  mkdirSync(logs, { recursive: true, mode: ownerOnly.folder });
  // Own process group: Ctrl-C reaches only `npm start`, which then stops everything in order.
  const child = fork(script, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true, env: environment });
  const file = createWriteStream(log, { mode: ownerOnly.file });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (status, signal) => resolve(signal ?? `status ${status}`));
  });
  return {
    ready: waitUntilReady(child, name, log),
    ended,
    stop: () => stopChild(child, ended),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function waitUntilReady(child: ChildProcess, name: string, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve();
    });
    child.once('close', () =>
      reject(new Error(`${name} did not start.\n${lastLines(log)}\n(all of it: ${log})`)),
    );
  });
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), defaultPatience);
  await ended;
  clearTimeout(impatience);
}

function lastLines(log: string): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-mostLastLines).join('\n');
  } catch {
    return '';
  }
}
