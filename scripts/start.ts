import { join } from 'node:path';
import { lockFolder } from '../sandbox/platform/data-folder/folderLock.ts';
import { readSettings } from '../sandbox/platform/settings/settings.ts';
import { buildWhenChanged } from './start/build.ts';
import { describePeople, describePlaces } from './start/overview.ts';
import { findTakenPorts } from './start/ports.ts';
import { startService, type Service } from './start/service.ts';

const project = join(import.meta.dirname, '..');
const started: Service[] = [];
let stopping = false;
let unlock = (): void => undefined;

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
  const settings = readSettings();
  const taken = await findTakenPorts(settings);
  if (taken.length > 0) throw new Error(taken.join('\n'));
  unlock = await lockFolder(settings.dataFolder, 'start');
  buildWhenChanged(project);
  const logs = join(settings.dataFolder, 'logs');
  const beginning = settings.unleash.external ? [] : [begin('Unleash', 'sandbox/edge/unleash/main.ts', logs)];
  await Promise.all([...beginning, begin('The sandbox', 'sandbox/main.ts', logs)]);
  if (stopping) return;
  console.log(`\n${describePeople()}\n\n${describePlaces(settings, logs)}\n\nCtrl-C stops everything.`);
}

async function begin(name: string, script: string, logs: string): Promise<void> {
  const service = startService({ name, script: join(project, script), logs });
  started.push(service);
  await service.ready;
  void service.ended.then((how) => whenEnded(name, how));
}

/** The portal works without its flag service, but not without the sandbox. */
function whenEnded(name: string, how: string): void {
  if (stopping) return;
  console.error(`${name} has stopped (${how}).`);
  if (name === 'Unleash') console.error('The portal goes on with the toggles that it knows.');
  else void stop(1);
}

async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(started.map((service) => service.stop()));
  unlock();
  process.exit(status);
}
