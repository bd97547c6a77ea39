import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running listener. */
export interface Listener {
  port: number;
  /** Stops accepting requests, gives current ones `graceMilliseconds` to finish, then closes their connections. */
  close(): Promise<void>;
}

/** Thrown for a port in use; says what a person who starts the sandbox can do about it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

/** Limits in milliseconds for receiving a request; a slower connection is closed. */
export interface ArrivalLimits {
  headers: number;
  /** Including its body. */
  whole: number;
}

const defaultArrival: ArrivalLimits = { headers: 10_000, whole: 15_000 };
/**
 * How long an idle connection stays open, in milliseconds: longer than in proxies and browsers. Node's five seconds may end
 * while a client sends on it again, which then reads ECONNRESET (one journey in some thousand).
 */
const idleFor = 65_000;
/** Interval at which Node checks for late requests, in milliseconds; its default is half a minute. */
const lookForLate = 500;
const listenHost = '127.0.0.1';
const graceMilliseconds = 2000;

/**
 * Listens on this machine only. Requests without a valid host and path are refused here.
 *
 * @param port 0 for any free one
 * @throws PortTakenError
 */
export async function listen(
  port: number,
  handle: RequestListener,
  arrival: ArrivalLimits = defaultArrival,
): Promise<Listener> {
  const limits = {
    headersTimeout: arrival.headers,
    requestTimeout: arrival.whole,
    connectionsCheckingInterval: lookForLate,
    keepAliveTimeout: idleFor,
  };
  const server = createServer(limits, (request, response) => {
    if (hasPlainTarget(request)) handle(request, response);
    else response.writeHead(400, { 'cache-control': 'no-store', connection: 'close' }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, listenHost, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** A host name or IP address, with or without a port. */
const hostHeader = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Whether the target of a request is unambiguous. Code that builds an address of a `Host` which is missing, doubled or
 * invalid would fail or, worse, get another address. A request line with an absolute address, as sent to proxies, is
 * valid if it names the same host, and is reduced to its path.
 */
function hasPlainTarget(request: IncomingMessage): boolean {
  const [host = '', ...others] = request.headersDistinct['host'] ?? [];
  const origin = hostHeader.test(host) && others.length === 0 ? URL.parse(`http://${host}`) : null;
  if (origin === null) return false;
  const target = request.url ?? '';
  if (target.startsWith('/')) return URL.canParse(origin.origin + target);
  const url = URL.parse(target);
  if (url?.origin !== origin.origin) return false;
  request.url = url.pathname + url.search;
  return true;
}
