import type { RequestListener } from 'node:http';
import { createSandboxClock } from '../platform/clock.ts';
import { keepToOwner } from '../platform/data-folder/ownerOnly.ts';
import { lockFolder } from '../platform/data-folder/folderLock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createFaultBoard } from '../platform/fault/faultBoard.ts';
import { isConnectionDrop } from '../platform/fault/applyTransportFault.ts';
import { listen } from '../platform/http/listen.ts';
import { toRequestListener, type FetchHandler } from '../platform/http/requestListener.ts';
import { createProvider } from './createProvider.ts';
import type { SandboxSettings } from '../platform/settings/settings.ts';
import { createOrigins } from './origins.ts';
import { report } from './report.ts';
import { createSignIn } from './signIn.ts';

/** Options of the portal's listener in development. */
export interface EdgeOptions {
  /** Port to listen on instead of the portal's own, which the build tool uses. */
  port?: number;
  /** False when the build tool serves page and files. */
  serveStatic?: boolean;
}

/** Starts everything of the sandbox but Unleash. @returns how to stop it */
export async function startSandbox(
  settings: SandboxSettings,
  edge: EdgeOptions = {},
): Promise<() => Promise<void>> {
  const unlock = await lockFolder(settings.dataFolder, 'sandbox');
  keepToOwner(settings.dataFolder);
  const database = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  const signIn = createSignIn(settings, database);
  const clock = createSandboxClock();
  const isProduction = process.env['NODE_ENV'] === 'production';
  const provider = createProvider({
    database,
    clock,
    faults: createFaultBoard(),
    sessionOf: signIn.requests.sessionOf,
    isSessionAlive: signIn.sessions.isAlive,
    cardsOrigin: settings.origins.cards,
    development: !isProduction,
    onlyKnownDocuments: isProduction,
  });
  await provider.start();
  const origins = createOrigins({
    settings,
    database,
    signIn,
    provider,
    clock,
    serveStatic: edge.serveStatic ?? true,
  });
  const { ports } = settings;
  const serve = (handle: FetchHandler): RequestListener => toListener(handle, settings.proxies);
  const listeners = await Promise.all([
    listen(edge.port ?? ports.portal, serve(origins.portal)),
    listen(ports.cards, serve(origins.cards)),
    listen(ports.panel, serve(origins.panel)),
    listen(ports.identity, origins.identity),
  ]);
  return async () => {
    await provider.stop();
    await Promise.all(listeners.map((listener) => listener.close()));
    await database.destroy();
    unlock();
  };
}

function toListener(handle: FetchHandler, proxies: number): RequestListener {
  return toRequestListener(handle, {
    proxies,
    isDropped: isConnectionDrop,
    onError: (error) => {
      report(error);
      return new Response('Something on our end did not work.', { status: 500 });
    },
  });
}
