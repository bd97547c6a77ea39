import type { RequestListener } from 'node:http';
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

/**
 * The IP address at the other end of a request's connection: behind a proxy that of the proxy. A request that was
 * created without a connection has none.
 */
export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'nowhere';
}

export interface RequestListenerOptions {
  /** Creates the answer for an error of the handler. */
  onError: (error: unknown, request: Request) => Response;
  /** Whether a response marks a dropped connection: the connection is then destroyed. */
  isDropped?: (response: Response) => boolean;
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
    void adapter.handle(request, response, { cut: () => socket.destroy(), address: socket.remoteAddress });
  };
}
