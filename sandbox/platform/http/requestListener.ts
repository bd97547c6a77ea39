import type { RequestListener } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';

/** A handler in the web's own terms, as every service of the sandbox is written. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A handler for those requests that are its own. */
export type PartialHandler = (request: Request) => Promise<Response> | undefined;

const addresses = new WeakMap<Request, string>();

/** Says from which address a request has come. */
export function noteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/**
 * The address at the other end of a request's connection: behind a proxy that of the proxy. Whoever makes up a request
 * without a connection has none.
 */
export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'nowhere';
}

export interface RequestListenerOptions {
  /** Answers for a handler that threw. */
  onError: (error: unknown, request: Request) => Response;
  /** Whether a response stands for no answer at all: then the connection is cut. */
  isDropped?: (response: Response) => boolean;
}

/** Lets a web-standard handler answer the requests of `node:http`. */
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
