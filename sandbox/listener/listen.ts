import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listener that runs. */
export interface Listener {
  port: number;
  /** Stops taking requests, lets those under way finish for a moment, then cuts them. */
  close(): Promise<void>;
}

/** What a person who starts the sandbox may do about a port that is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

const HOST = '127.0.0.1';
const GRACE_MILLISECONDS = 2000;

/**
 * Listens on this machine only.
 *
 * @param port 0 for any free one
 * @throws PortTakenError
 */
export async function listen(port: number, handle: RequestListener): Promise<Listener> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, HOST, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
