import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../sandbox/platform/data-folder/folderLock.ts';
import { readSettings } from '../sandbox/platform/settings/settings.ts';
import { buildWhenChanged } from './start/build.ts';
import { describePeople, describePlaces } from './start/overview.ts';
import { findTakenPorts } from './start/ports.ts';
import { startService, type Service } from './start/service.ts';

const project = join(import.meta.dirname, '..');
const running = new Map<string, Service>();
/** Milliseconds before Unleash is started again; doubled each time that it ends soon after. */
const firstPause = 1_000;
const longestPause = 60_000;
let stopping = false;
let unlock = (): void => undefined;

const [wanted] = process.argv.slice(2);
if (wanted === '--personas') {
  console.log(describePeople('all'));
  process.exit(0);
}
if (wanted !== undefined) {
  console.error(
    'npm start takes nothing, or "-- --personas": who can sign in. Ports and folders are variables: docs/operators.md.',
  );
  process.exit(wanted === '--help' ? 0 : 2);
}

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(event, () => void stop(0));
}

try {
  await start();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}

async function start(): Promise<void> {
  console.log(
    'Starting the portal, with its sandbox and Unleash: half a minute, or a minute when it must be built.',
  );
  const settings = readSettings();
  const taken = await findTakenPorts(settings);
  if (taken.length > 0) throw new Error(taken.join('\n'));
  unlock = await lockFolder(settings.dataFolder, 'start');
  buildWhenChanged(project);
  const logs = join(settings.dataFolder, 'logs');
  const services = [
    begin('The sandbox, with its database', 'sandbox/main.ts', logs, () => stop(1)),
    ...(settings.unleash.external ? [] : [beginUnleash(logs)]),
  ];
  await Promise.all(services);
  if (stopping) return;
  console.log(
    `\n${describePlaces(settings, logs)}\n\n${describePeople('telling')}\n\nCtrl-C stops everything.`,
  );
}

/** Restarts Unleash whenever it ends: meanwhile the portal works without it, with the last known toggles. */
async function beginUnleash(logs: string, wait = firstPause): Promise<void> {
  const since = performance.now();
  await begin('Unleash', 'sandbox/edge/unleash/main.ts', logs, async () => {
    const next = performance.now() - since > longestPause ? firstPause : wait;
    console.error(
      `The portal goes on with the toggles that it knows; Unleash is started again in ${next / 1_000} s.`,
    );
    await pause(next);
    // If it fails to start, its end triggers the next attempt.
    if (!stopping) await beginUnleash(logs, Math.min(next * 2, longestPause)).catch(() => undefined);
  });
}

async function begin(
  name: string,
  script: string,
  logs: string,
  whenEnded: () => Promise<void>,
): Promise<void> {
  const since = performance.now();
  console.log(`${name} is starting.`);
  const service = startService({ name, script: join(project, script), logs });
  running.set(script, service);
  void service.ended.then((how) => {
    if (stopping) return undefined;
    console.error(`${name} has stopped (${how}).`);
    return whenEnded();
  });
  await service.ready;
  console.log(`${name} is ready (${((performance.now() - since) / 1_000).toFixed(1)} s).`);
}

async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([...running.values()].map((service) => service.stop()));
  unlock();
  process.exit(status);
}
