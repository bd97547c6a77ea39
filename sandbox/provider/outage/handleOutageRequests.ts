import { answerTraced, json, methodNotAllowed } from '../../platform/http/answers.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { outagesNow } from './outages.ts';

const path = '/api/pub/network/v1/outages';

/** Returns all outages, also to people who are signed out (SH-ROUTE-047); `undefined` for any other path. */
export function handleOutageRequest(
  { faults }: { faults: FaultBoard },
  request: Request,
): Promise<Response> | undefined {
  if (new URL(request.url).pathname !== path) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  return answerTraced(async () =>
    applyTransportFault(faults.inject('outages', undefined), {
      name: 'outages',
      signal: request.signal,
      run: () => Promise.resolve(json({ outages: outagesNow(new Date()) })),
    }),
  );
}
