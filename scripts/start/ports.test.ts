import { afterAll, expect, it } from 'vitest';
import { listen } from '../../sandbox/platform/http/listen.ts';
import { readSettings } from '../../sandbox/platform/settings/settings.ts';
import { findTakenPorts } from './ports.ts';

const other = await listen(0, () => undefined);
afterAll(() => other.close());

it('names the port that is taken and the variable that moves it', async () => {
  const settings = readSettings({});
  const free = { portal: 0, cards: 0, identity: 0, panel: 0, unleash: 0 };
  expect(await findTakenPorts({ ...settings, ports: free })).toEqual([]);
  expect(await findTakenPorts({ ...settings, ports: { ...free, panel: other.port } })).toEqual([
    `Port ${other.port} (panel) is taken by another program. ` +
      `Stop that program, or choose another port: PANEL_PORT=${other.port + 100} npm start`,
  ]);
});

it('does not mind the port of Unleash when a cluster is used', async () => {
  const settings = readSettings({ UNLEASH_URL: 'https://flags.example' });
  const ports = { portal: 0, cards: 0, identity: 0, panel: 0, unleash: other.port };
  expect(await findTakenPorts({ ...settings, ports })).toEqual([]);
});
