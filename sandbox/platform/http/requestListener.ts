import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { createServerAdapter } from '@whatwg-node/server';

/** A handler of web-standard requests; every service of the sandbox is one. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A handler that returns undefined for requests which are not its own. */
export type PartialHandler = (request: Request) => Promise<Response> | undefined;

const addresses = new WeakMap<Request, string>();

/** Stores the IP address of a request's sender. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The IP address that a request was sent from, as `senderOf` has it. A request that was created without a connection has none. */
export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'nowhere';
}

/**
 * The IP address at the other end of a request's connection or, behind proxies, the one that the first of them noted.
 * Addresses before that came with the request, and may be made up.
 *
 * @param proxies number of proxies, each of which appends to `x-forwarded-for`
 */
export function senderOf({ headers, socket }: IncomingMessage, proxies: number): string | undefined {
  const noted = proxies > 0 ? String(headers['x-forwarded-for']).split(',').at(-proxies)?.trim() : undefined;
  return noted !== undefined && isIP(noted) > 0 ? noted : socket.remoteAddress;
}

export interface RequestListenerOptions {
  /** Creates the answer for an error of the handler. */
  onError: (error: unknown, request: Request) => Response;
  /** Whether a response marks a dropped connection: the connection is then destroyed. */
  isDropped?: (response: Response) => boolean;
  /** As for `senderOf`. */
  proxies: number;
}

/** Wraps a web-standard handler as a listener of `node:http`. */
export function toRequestListener(handle: FetchHandler, options: RequestListenerOptions): RequestListener {
  const answer = async (request: Request): Promise<Response> => {
    try {
      return await handle(request);
    } catch (error) {
      return options.onError(error, request);
    }
  };
  const adapter = createServerAdapter<{ cut?: () => void; address?: string | undefined }>(
    async (request, context) => {
      noteAddress(request, context.address);
      const response = await answer(request);
      if (options.isDropped?.(response) === true) context.cut?.();
      return response;
    },
  );
  return (request, response) => {
    const { socket } = request;
    const address = senderOf(request, options.proxies);
    void adapter.handle(request, response, { cut: () => socket.destroy(), address });
  };
}
