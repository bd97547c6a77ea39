import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, type Service } from '../../../scripts/start/service.ts';
import { freeSettings } from '../../../sandbox/app/testing/freeSettings.ts';
import { portVariables, type SandboxPorts } from '../../../sandbox/platform/settings/ports.ts';
import type { SandboxSettings } from '../../../sandbox/platform/settings/settings.ts';
import { createDatabase } from '../../../sandbox/testing/createDatabase.ts';
import { awayFromMidnight } from './awayFromMidnight.ts';
import { createPanel } from './panel.ts';
import type { HousePlaces } from './places.ts';

/** A sandbox, with an Unleash unless another one is given, on free ports and with fresh data. */
export interface House {
  places: HousePlaces;
  stop(): Promise<void>;
  /** Kills the sandbox, as a crash does; its data stay. */
  kill(): Promise<void>;
  /** Starts the sandbox again, in the same places and on the same data. */
  restart(): Promise<void>;
}

export interface HouseOptions {
  /** Folder of the built portal. It is copied, because a later build empties it. */
  builtPortal: string;
  /** A running flag service, with its token; otherwise one is started. */
  flags?: { url: string; token: string };
  /** A PostgreSQL server for its book; without one it has the embedded database. */
  postgres?: string | undefined;
  /** `false` for a browser that refuses `Secure` cookies over http. */
  secureCookies?: false;
}

const project = join(import.meta.dirname, '../../..');

/** @throws Error with the last lines of its log if a process does not start */
export async function startHouse({
  builtPortal,
  flags,
  postgres,
  secureCookies,
}: HouseOptions): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const portal = join(folder, 'portal');
  cpSync(builtPortal, portal, { recursive: true });
  const settings = await freeSettings({ data: join(folder, 'data'), portal });
  const database = postgres === undefined ? undefined : await createDatabase(postgres);
  const begin = (name: string, script: string): Service =>
    startService({
      name,
      script: join(project, script),
      logs: join(folder, 'logs'),
      environment: {
        ...environmentOf(settings, flags, database?.url),
        ...(secureCookies === false && { SECURE_COOKIES: 'false' }),
      },
    });
  const beginSandbox = (): Service => begin('The sandbox', 'sandbox/main.ts');
  const earlier = awayFromMidnight(new Date());
  const untilReady = async (begun: Service): Promise<void> => {
    await begun.ready;
    // The provider keeps its clock in memory: a restarted sandbox has lost it.
    if (earlier > 0) await createPanel(settings.origins.panel).setTime(new Date(Date.now() - earlier));
  };
  const unleash = flags === undefined ? begin('Unleash', 'sandbox/edge/unleash/main.ts') : undefined;
  let sandbox = beginSandbox();
  const stop = async (): Promise<void> => {
    await Promise.all([unleash?.stop(), sandbox.stop()]);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([unleash?.ready, untilReady(sandbox)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    places: { ...placesOf(settings, flags), database: database?.url },
    stop,
    kill: () => sandbox.kill(),
    async restart() {
      sandbox = beginSandbox();
      await untilReady(sandbox);
    },
  };
}

function environmentOf(
  { ports, dataFolder, builtPortal }: SandboxSettings,
  flags: HouseOptions['flags'],
  databaseUrl = '',
): NodeJS.ProcessEnv {
  const listeners = Object.keys(portVariables) as (keyof SandboxPorts)[];
  return {
    ...process.env,
    // Drawing takes longer on a busy machine, and so does Unleash: requests while it counts as down get a 503.
    SCREEN_WAIT_MS: '2000',
    FLAG_WAIT_MS: '20000',
    ...Object.fromEntries(listeners.map((name) => [portVariables[name].variable, String(ports[name])])),
    DATA_FOLDER: dataFolder,
    PORTAL_FOLDER: builtPortal,
    // Overrides the database of this machine's environment.
    DATABASE_URL: databaseUrl,
    UNLEASH_URL: flags?.url ?? '',
    UNLEASH_FRONTEND_TOKEN: flags?.token ?? '',
  };
}

function placesOf(
  { origins, unleash, dataFolder, builtPortal }: SandboxSettings,
  flags: HouseOptions['flags'],
): Omit<HousePlaces, 'database'> {
  return { ...origins, unleash: flags?.url ?? unleash.url, dataFolder, builtPortal };
}
