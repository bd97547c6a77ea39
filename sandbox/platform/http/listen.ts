import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
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

/** How long a request may take to arrive, in milliseconds; a connection on which it takes longer is closed. */
export interface ArrivalLimits {
  headers: number;
  /** With its body. */
  whole: number;
}

const defaultArrival: ArrivalLimits = { headers: 10_000, whole: 15_000 };
/**
 * So long a connection may stay open without a request, in milliseconds: longer than proxies and browsers keep one. Node's
 * five seconds end just when somebody sends on it again, who then reads ECONNRESET (one journey in some thousand).
 */
const idleFor = 65_000;
/** Node looks for late requests so often, in milliseconds; by itself every half minute. */
const lookForLate = 500;
const listenHost = '127.0.0.1';
const graceMilliseconds = 2000;

/**
 * Listens on this machine only. What no handler can make an address of is refused here.
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

/** A name or an address, with or without a port. */
const hostHeader = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Whether a request says in one way only whom it asks and for what. Whoever builds an address of a `Host` that is
 * missing, doubled or no host at all fails or, worse, takes it for another one. A whole address instead of a path is
 * for proxies: it is good when it names the very host, and becomes its path.
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
