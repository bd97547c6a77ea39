import type { RequestListener } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import { noteAddress } from './clientAddress.ts';
import type { FetchHandler } from './fetchHandler.ts';

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
