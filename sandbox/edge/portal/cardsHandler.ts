import { randomUUID } from 'node:crypto';
import type { FetchHandler, PartialHandler } from '../../platform/http/requestListener.ts';
import { problemResponse } from './problemPage.ts';
import { withSecurityHeaders } from './securityHeaders.ts';

export interface CardsHandlerOptions {
  /** Public origin of the card frame. */
  origin: string;
  /** Serves the page of the frame and its files. */
  frame: PartialHandler;
  /** Serves the API calls of the frame. */
  services: PartialHandler;
  /** Whether a response marks a connection to be dropped; such a response is returned unchanged. */
  isDropped?: (response: Response) => boolean;
  report: (error: unknown, traceId: string) => void;
}

/** Handles all requests to the card frame's origin. It has no cookies and no sessions: only tickets. */
export function createCardsHandler(options: CardsHandlerOptions): FetchHandler {
  const https = options.origin.startsWith('https:');
  return async (request) => {
    const traceId = randomUUID();
    const response = await answer(request, traceId, options);
    if (options.isDropped?.(response) === true) return response;
    return withSecurityHeaders(response, { https, traceId });
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
