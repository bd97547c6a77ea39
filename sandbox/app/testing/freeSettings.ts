import { randomInt } from 'node:crypto';
import { listen, PortTakenError, type Listener } from '../../platform/http/listen.ts';
import { readSettings, type SandboxSettings } from '../../platform/settings/settings.ts';

/** Settings for a test's own sandbox, with free ports and the given folders. */
export async function freeSettings(folders: { data: string; portal: string }): Promise<SandboxSettings> {
  const names = ['PORTAL_PORT', 'CARDS_PORT', 'IDENTITY_PORT', 'PANEL_PORT', 'UNLEASH_PORT'];
  const listeners = await Promise.all(names.map(() => listenSomewhere()));
  const ports = Object.fromEntries(names.map((name, index) => [name, String(listeners[index]?.port)]));
  await Promise.all(listeners.map((listener) => listener.close()));
  return readSettings({ ...ports, DATA_FOLDER: folders.data, PORTAL_FOLDER: folders.portal });
}

/**
 * Listens on a free port below 32768. From there on systems assign ports to outgoing connections: a browser had taken one
 * between the check that it was free and the start of the sandbox.
 */
export async function listenSomewhere(): Promise<Listener> {
  for (;;) {
    try {
      return await listen(randomInt(15_000, 32_000), () => undefined);
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
}
