import { listen } from '../../platform/http/listen.ts';
import { readSettings, type SandboxSettings } from '../../platform/settings/settings.ts';

/** Settings for a sandbox of a test's own: ports that nobody has, and folders that it gives. */
export async function freeSettings(folders: { data: string; portal: string }): Promise<SandboxSettings> {
  const names = ['PORTAL_PORT', 'CARDS_PORT', 'IDENTITY_PORT', 'PANEL_PORT', 'UNLEASH_PORT'];
  const listeners = await Promise.all(names.map(() => listen(0, () => undefined)));
  const ports = Object.fromEntries(names.map((name, index) => [name, String(listeners[index]?.port)]));
  await Promise.all(listeners.map((listener) => listener.close()));
  return readSettings({ ...ports, DATA_FOLDER: folders.data, PORTAL_FOLDER: folders.portal });
}
