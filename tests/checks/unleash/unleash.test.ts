import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import site from '../../../manifests/portal/site.json' with { type: 'json' };
import { openToOthers } from '../../../sandbox/platform/data-folder/testing/openToOthers.ts';
import { listenSomewhere } from '../../../sandbox/app/testing/freeSettings.ts';
import { readDeclaredToggles, unleashTokens } from '../../../sandbox/edge/unleash/index.ts';

const project = resolve(import.meta.dirname, '../../..');
const declared = readDeclaredToggles(join(project, 'manifests/portal/toggles'));

it('Unleash offers for constraints each fact by which the portal asks', async () => {
  const fields = (await admin('context', 'GET')) as { name: string }[];
  const { contextFacts, contextIfKnown } = site.toggles;
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...contextFacts, ...contextIfKnown, 'userId', 'sessionId']),
  );
});

it('Unleash has every declared toggle at its default, and after kill -9 what a flag person has set since, for its owner only', async () => {
  expect(addedAtFirst).toEqual(declared.map(({ name }) => name));
  expect(await switchedOn()).toEqual(declared.filter((toggle) => toggle.default).map(({ name }) => name));
  const flipped = declared.find((toggle) => toggle.default)?.name ?? '';
  await admin(`projects/default/features/${flipped}/environments/development/off`, 'POST');

  unleash.kill('SIGKILL');
  await once(unleash, 'exit');
  expect(await start()).toEqual([]);

  expect(await switchedOn()).not.toContain(flipped);
  expect(openToOthers(folder)).toEqual([]);
});

let folder: string;
let port: number;
let unleash: ChildProcess;
let addedAtFirst: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unleash-'));
  const probe = await listenSomewhere();
  ({ port } = probe);
  await probe.close();
  addedAtFirst = await start();
});

afterAll(async () => {
  unleash.kill('SIGTERM');
  await once(unleash, 'exit');
  rmSync(folder, { recursive: true });
});

/** @returns the toggles that this start added */
async function start(): Promise<string[]> {
  unleash = fork(join(project, 'sandbox/edge/unleash/main.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The test runner's own options would change how the server finds its modules.
    execArgv: [],
    env: { ...process.env, DATA_FOLDER: folder, UNLEASH_PORT: String(port) },
  });
  const ready = once(unleash, 'message') as Promise<[{ added: string[] }]>;
  const ended = once(unleash, 'exit').then(() => undefined);
  const message = await Promise.race([ready, ended]);
  if (message === undefined) throw new Error('Unleash ended before it was ready.');
  return message[0].added;
}

/** Names of the toggles that are on in the environment that the portal reads. */
async function switchedOn(): Promise<string[]> {
  const body = (await admin('projects/default/features', 'GET')) as {
    features: { name: string; environments: { name: string; enabled: boolean }[] }[];
  };
  return body.features
    .filter(({ environments }) => environments.some(({ name, enabled }) => name === 'development' && enabled))
    .map(({ name }) => name)
    .toSorted();
}

async function admin(path: string, method: string): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}/api/admin/${path}`, {
    method,
    headers: { authorization: unleashTokens(folder).admin },
  });
  expect(response.ok).toBe(true);
  return response.headers.get('content-type')?.includes('json') === true ? response.json() : undefined;
}
