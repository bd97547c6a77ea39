import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openToOthers } from '../platform/data-folder/testing/openToOthers.ts';
import { portVariables, type SandboxPorts } from '../platform/settings/ports.ts';
import { freeSettings } from './testing/freeSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'owner-only-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the data folder is its owner’s alone: what was there, what a start writes, and what is written later', async () => {
  const data = join(folder, 'data');
  const portal = join(folder, 'dist');
  mkdirSync(join(portal, 'assets/releases'), { recursive: true });
  writeFileSync(join(portal, 'assets/releases/current.json'), '{"bundle":"/assets/releases/1.json"}');
  writeFileSync(
    join(portal, 'assets/releases/1.json'),
    '{"manifests":{"analytics":{"use":{"topic":{"default":"use"}}}}}',
  );
  // Files that an earlier version created with open modes.
  mkdirSync(join(data, 'releases'), { recursive: true });
  writeFileSync(join(data, 'releases/old.json'), '{}');
  chmodSync(data, 0o777);
  chmodSync(join(data, 'releases/old.json'), 0o666);
  const { ports, origins } = await freeSettings({ data, portal });
  const sandbox = fork(join(import.meta.dirname, '../main.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The test runner's own options would change how the process finds its modules.
    execArgv: [],
    env: {
      ...process.env,
      DATA_FOLDER: data,
      PORTAL_FOLDER: portal,
      DATABASE_URL: '',
      ...variablesOf(ports),
    },
  });
  await once(sandbox, 'message');
  expect(openToOthers(data)).toEqual([]);

  const headers = { 'x-portal-request': '1', 'content-type': 'application/json' };
  await fetch(`${origins.panel}/personas/maria/clone`, { method: 'POST' });
  await fetch(`${origins.portal}/auth/sign-in`);
  await fetch(`${origins.portal}/analytics/use`, { method: 'POST', headers, body: '[1]' });
  expect(openToOthers(data)).toEqual([]);
  sandbox.kill('SIGTERM');
  await once(sandbox, 'exit');
  expect(openToOthers(data)).toEqual([]);
});

function variablesOf(ports: SandboxPorts): Record<string, string> {
  const listeners = Object.keys(portVariables) as (keyof SandboxPorts)[];
  return Object.fromEntries(listeners.map((name) => [portVariables[name].variable, String(ports[name])]));
}
