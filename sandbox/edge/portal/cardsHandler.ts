import { randomUUID } from 'node:crypto';
import type { FetchHandler, PartialHandler } from '../../platform/http/requestListener.ts';
import { problemResponse } from './problemPage.ts';
import { withSecurityHeaders } from './securityHeaders.ts';

export interface CardsHandlerOptions {
  /** The page of the frame and its files. */
  frame: PartialHandler;
  /** The calls of the frame. */
  services: PartialHandler;
  /** Whether a response stands for a connection that is to be cut; such a one is handed on untouched. */
  isDropped?: (response: Response) => boolean;
  report: (error: unknown, traceId: string) => void;
}

/** Everything that the card frame's origin answers. It has no cookies and no sessions: only tickets. */
export function createCardsHandler(options: CardsHandlerOptions): FetchHandler {
  return async (request) => {
    const traceId = randomUUID();
    const response = await answer(request, traceId, options);
    if (options.isDropped?.(response) === true) return response;
    return withSecurityHeaders(response, { https: false, traceId });
  };
}

async function answer(request: Request, traceId: string, options: CardsHandlerOptions): Promise<Response> {
  const { frame, services, report } = options;
  try {
    const missing = problemResponse(request, { status: 404, code: 'NOT_FOUND', traceId });
    return (await services(request)) ?? (await frame(request)) ?? missing;
  } catch (error) {
    report(error, traceId);
    return problemResponse(request, { status: 500, code: 'INTERNAL', traceId });
  }
}
